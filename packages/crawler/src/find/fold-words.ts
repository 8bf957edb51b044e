import { decodePercent } from '../decode-percent.ts'

const space = 0x20
const maxUsual = 2_000

/** What a character is folded to, as long as texts hold ASCII, accented letters and the usual signs between words; 0 for any other. */
const foldedCodes = new Uint8Array(0x20ad)
foldedCodes.fill(space, 0, 0x80)
for (const sign of '\u00a0«°·»‐‑‒–—―‘’‚“”„•…€') foldedCodes[sign.charCodeAt(0)] = space
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789+#àáâãäåçèéêëìíîïñòóôõöùúûüýÿ') {
  const plain = letter.normalize('NFD').charCodeAt(0)
  for (const form of [letter, letter.toUpperCase()]) foldedCodes[form.charCodeAt(0)] = plain
}

const folded = Buffer.alloc(maxUsual + 2)

/** Words for comparing: lower case, no accents, anything but letters and digits is one space; a space at both ends. */
export function foldWords(text: string): string {
  if (text.length > maxUsual) return foldUnusual(text)
  let end = 1
  folded[0] = space
  for (let index = 0; index < text.length; index++) {
    const code = foldedCodes[text.charCodeAt(index)] ?? 0
    if (code === 0) return foldUnusual(text)
    if (code !== space || folded[end - 1] !== space) folded[end++] = code
  }
  if (end === 1 || folded[end - 1] !== space) folded[end++] = space
  return folded.toString('latin1', 0, end)
}

function foldUnusual(text: string): string {
  const words = withoutAccents(text).replace(/[^\p{L}\p{N}+#]+/gu, ' ')
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
