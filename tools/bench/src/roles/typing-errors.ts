const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The word with one error anywhere: a letter missing, one too many, another one, or two swapped. Every error is as likely as any other:
 * no finger, no sound and no cost function is thought of.
 */
export function withError(word: string, random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit)
  const at = below(word.length)
  const letter = letters[below(letters.length)] ?? ''
  const kinds = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + letter + word.slice(at),
    () => word.slice(0, at) + letter + word.slice(at + 1),
    () => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ]
  const changed = kinds[below(kinds.length)]?.() ?? word
  return changed === word ? withError(word, random) : changed
}

/** One error, or two in every other word of eight letters or more. */
export function misspelt(word: string, random: () => number): { typed: string; errors: 1 | 2 } {
  const once = withError(word, random)
  if (word.length < 8 || random() < 0.5) return { typed: once, errors: 1 }
  const twice = withError(once, random)
  return twice === word ? misspelt(word, random) : { typed: twice, errors: 2 }
}
