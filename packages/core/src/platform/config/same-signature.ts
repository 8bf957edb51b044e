import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
