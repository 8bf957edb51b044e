/**
 * A list of terms, one a line: words, or small parts of a pattern. A space that a term begins or ends with is written
 * `[ ]`, as the white space around a term is dropped.
 */
export function terms(lines: TemplateStringsArray, ...parts: readonly string[]): readonly string[] {
  return String.raw(lines, ...parts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The source of a pattern for any of the terms; the first that fits is taken. */
export const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`

/** Any of the terms, also within a word. */
export const anywhere = (list: readonly string[], flags = ''): RegExp => new RegExp(list.join('|'), flags)

/** Any of the terms, from the beginning of a word on. */
export const fromWordStart = (list: readonly string[], flags = ''): RegExp =>
  new RegExp(String.raw`\b${anyOf(list)}`, flags)

/** Any of the terms as whole words. */
export const wholeWords = (list: readonly string[], flags = ''): RegExp =>
  new RegExp(String.raw`\b${anyOf(list)}\b`, flags)

/** Any of the terms at the start of the text. */
export const atStart = (list: readonly string[], flags = ''): RegExp => new RegExp(`^${anyOf(list)}`, flags)

/** A text that is one of the terms. */
export const wholeText = (list: readonly string[], flags = ''): RegExp => new RegExp(`^${anyOf(list)}$`, flags)

/** Any of the terms as whole words of a text that `foldWords` made: each word stands between two spaces. */
export const foldedWords = (list: readonly string[]): RegExp => new RegExp(` ${anyOf(list)}(?= )`)
