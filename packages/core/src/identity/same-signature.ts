import { timingSafeEqual } from 'node:crypto'

/** Takes as long whichever of their bytes differs. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
