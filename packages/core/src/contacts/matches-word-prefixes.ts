import { nameKey } from '@vedetta/reference/name-key'

/** Whether each of the asked words begins a word of the text, whatever its accents and capitals. */
export function matchesWordPrefixes(text: string, asked: string): boolean {
  const words = nameKey(text).split(' ')
  return nameKey(asked)
    .split(' ')
    .every((beginning) => words.some((word) => word.startsWith(beginning)))
}
