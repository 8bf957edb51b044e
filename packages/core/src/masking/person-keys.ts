import { createHmac } from 'node:crypto'
import { sameLengthFold } from '@vedetta/crawler/normalise/same-length-fold'

/** The forms of a name, folded and in a fixed order: in full, first and last word, initial and surname. */
export function nameKeys(fullName: string): string[] {
  const words = wordsOf(fullName)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return []
  const pairs = [words, [first, last], [first.slice(0, 1), last], [first, last.slice(0, 1)]]
  return [...new Set(pairs.filter(([one = '', other = '']) => one.length + other.length > 4).map(keyOf))]
}

export const keyOf = (words: readonly string[]): string => words.toSorted().join(' ')

export const wordsOf = (text: string): string[] =>
  sameLengthFold(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

/** Under the company's key, so that nobody can guess names from the hashes alone. */
export function personHash(key: Buffer, kind: 'name' | 'number' | 'address', value: string): string {
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex')
}
