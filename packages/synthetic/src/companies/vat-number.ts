import { vatCheckDigit } from '@vedetta/reference/vat-number'

/**
 * Where the fictional numbers begin: tax offices have given out numbers far below four million, so none of ours is
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

/** Seven digits of serial number, three of the office that gave it, one of control. */
export function vatNumber(serial: number, taxOffice: string): string {
  const body = `${firstSerial + serial}${taxOffice}`
  return body + vatCheckDigit(body)
}
