/** Eleven digits, the last of which checks the others (Luhn). */
export function isVatNumber(number: string): boolean {
  if (!/^\d{11}$/.test(number) || /^0{11}$/.test(number)) return false
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
