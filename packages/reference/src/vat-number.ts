/** The check digit of an Italian VAT number: Luhn's formula over its first ten digits. */
export function vatCheckDigit(number: string): number {
  let sum = 0
  for (let place = 0; place < 10; place++) {
    const digit = number.charCodeAt(place) - 48
    if (place % 2 === 0) sum += digit
    else sum += digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return (10 - (sum % 10)) % 10
}

/** Whether a text is eleven digits with a correct check digit. */
export function isVatNumber(number: string): boolean {
  return /^\d{11}$/.test(number) && !/^0{11}$/.test(number) && number.endsWith(String(vatCheckDigit(number)))
}
