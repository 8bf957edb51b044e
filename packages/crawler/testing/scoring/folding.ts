/** Lower case without accents. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Letters, digits, + and # as words with one blank between them. */
export const foldWords = (text: string) =>
  withoutAccents(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** One key for lists that hold the same words, in whatever order. */
export const setKey = (words: readonly string[]) => [...new Set(words.map(foldWords))].sort().join('|')

/** An address without its scheme, fragment and last slashes. */
export const foldUrl = (url: string) =>
  url
    .trim()
    .replace(/#.*$/, '')
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .replace(/^[^/?]*/, (host) => host.toLowerCase())
