import { decodePercent } from '../decode-percent.ts'
/** Words for comparing: lower case, no accents, anything but letters and digits is one space; a space at both ends. */
export function foldWords(text: string): string {
  const isPlain = /^[\0-\x7f]*$/.test(text)
  const plain = isPlain ? text : withoutAccents(text)
  const words = isPlain ? plain.replace(/[^a-zA-Z0-9+#]+/g, ' ') : plain.replace(/[^\p{L}\p{N}+#]+/gu, ' ')
  return ` ${words.trim().toLowerCase()} `
}

/** Other marks end a word. None is left to be sorted, which takes time that grows with the square of their number. */
function withoutAccents(text: string): string {
  const unmarked = text.replace(/[\u0300-\u036f]+/g, '').replace(/\p{M}+/gu, ' ')
  return unmarked.normalize('NFD').replace(/[\u0300-\u036f]+/g, '')
}

/** The words of an address: path and query, without extensions. */
export function urlWords(href: string): string {
  const url = URL.parse(href)
  return url === null ? ' ' : pathWords(url.pathname, url.search)
}

export function pathWords(pathname: string, search: string): string {
  const path = pathname.replace(/\.(?:html?|php|aspx?|jsp|cfm|pdf|docx?)$/i, '')
  return foldWords(`${decodePercent(path)} ${decodePercent(search)}`.replace(/([a-z])([A-Z])/g, '$1 $2'))
}
