import { InvalidArgumentError } from 'commander'

/** The value of an option that counts something. */
export function count(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('must be a whole number of at least 1')
  return value
}
