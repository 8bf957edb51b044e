import { createHmac } from 'node:crypto'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'

export const keyOf = (words: readonly string[]): string => words.toSorted().join(' ')

export const wordsOf = (text: string): string[] =>
  sameLengthFold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

/** Under the company's key, so that nobody can guess names from the hashes alone. */
export function personHash(key: Buffer, kind: 'name' | 'number', value: string): string {
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex')
}
