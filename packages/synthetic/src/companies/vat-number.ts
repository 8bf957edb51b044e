import { vatCheckDigit } from '@vedetta/reference/vat-number'

/**
 * Where the fictional serials begin: tax offices have given out numbers far below four million, so none of ours is
 * that of a real company.
 */
const firstSerial = 4_000_000
/** The largest prime that leaves seven digits: stepping by anything smaller visits every serial once. */
export const serialCount = 5_999_993

const step = 2_654_431

/** From 0, unique for each company of one seed. */
export function companySerial(seed: number, index: number): number {
  return (index * step + (seed % serialCount)) % serialCount
}

/** From here on a number begins with a zero, as most real ones do. */
const firstWithZero = 9_000_000
/** No office has a number between 122 and 887, so that a low serial of one is no real company's either. */
const fictionalOffices = 500

/** Seven digits of serial number, three of the office that gave it, one of control. */
export function vatNumber(serial: number, taxOffice: string): string {
  const number = firstSerial + serial
  const body =
    number < firstWithZero
      ? `${number}${taxOffice}`
      : `${String(number - firstWithZero).padStart(7, '0')}${fictionalOffices + Number(taxOffice)}`
  return body + vatCheckDigit(body)
}
