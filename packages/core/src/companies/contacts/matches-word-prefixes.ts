import { nameKey } from '@vedetta/reference/name-key'

/** Whether each word of the query begins a word of the text, ignoring accents and case. */
export function matchesWordPrefixes(text: string, query: string): boolean {
  const words = nameKey(text).split(' ')
  return nameKey(query)
    .split(' ')
    .every((beginning) => words.some((word) => word.startsWith(beginning)))
}
