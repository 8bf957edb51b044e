/** The format of each EU country’s VAT numbers, after the two letters. */
const formats = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
} as const

/** Accepts what people type and paste: spaces, dots and dashes, and Italian numbers without the country. */
export function plainVatNumber(text: string): string {
  const plain = text.toUpperCase().replace(/[\s.-]/g, '')
  return /^\d{11}$/.test(plain) ? `IT${plain}` : plain
}

/** Checks the format only, not that the number is assigned. */
export function isEuVatNumber(number: string): boolean {
  const country = number.slice(0, 2)
  return Object.hasOwn(formats, country) && formats[country as keyof typeof formats].test(number.slice(2))
}

export function isItalianVat(number: string): boolean {
  return number.startsWith('IT')
}
