/** Without Italy's prefix, so that the written forms of a number are equal. */
export function nationalDigits(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0039/, '')
  const isMobile = digits.length === 10 && digits.startsWith('3')
  return isMobile ? digits : digits.replace(/^39(?=0\d{5,}|3\d{8,9}$)/, '').replace(/^0(?=3\d{8,9}$)/, '')
}
