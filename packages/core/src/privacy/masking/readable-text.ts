import { allMatches } from '@vedetta/crawler/normalise/all-matches'

/** A text as a reader sees it, each character with the place in the text that it stands for. */
export type ReadableText = { text: string; spanOf(start: number, end: number): { start: number; end: number } }

/** Characters that are read as they are written: most texts have no others. */
/** A word that was divided at the end of a line. */
const divided = /(?<=\p{Ll})-[ \n](?=\p{Ll})/gu
const plain = /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u024f‐-―‘-”•…€⟦⟧]*$/
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u
/** Letters of other alphabets that look like ours. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa еe оo рp сc хx уy іi ѕs јj кk мm тt нh вb'.split(' '), 'АA ЕE ОO РP СC ХX УY ІI ЅS ЈJ КK МM ТT НH ВB'.split(' ')]
    .flat()
    .concat('αa οo ρp νv κk ιi Αa Βb Εe Ηh Ιi Κk Μm Νn Οo Ρp Τt Χx Υy Ζz'.split(' '))
    .map((pair) => [pair[0], pair[1]]),
)

/**
 * Without characters that have no glyph (zero-width, tags, bidirectional controls, soft hyphens), marks that stand apart
 * from their letter and hyphens at the end of a line, and with the plain form of letters and digits that only look different.
 */
export function readableText(text: string): ReadableText {
  if (plain.test(text) && text.search(divided) < 0) return { text, spanOf: (start, end) => ({ start, end }) }
  const starts: number[] = []
  const ends: number[] = []
  const characters: string[] = []
  const hyphens = new Set(allMatches(divided, text).flatMap(({ index }) => [index, index + 1]))
  let at = 0
  for (const written of text) {
    const start = at
    at += written.length
    if (hyphens.has(start) || (written > '\u00ac' && unseen.test(written))) continue
    const read = written <= '\u024f' ? written : (lookalikes[written] ?? written.normalize('NFKC'))
    characters.push(read)
    for (let unit = 0; unit < read.length; unit++) {
      starts.push(start)
      ends.push(at)
    }
  }
  return {
    text: characters.join(''),
    spanOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  }
}
