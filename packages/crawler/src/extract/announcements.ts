import { oncePer } from '@vedetta/reference/once-per'
import type { MarkedLine } from '../html/lines.ts'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import { nothingOpenPhrases } from '../lexicon/empty-lists.ts'
import {
  companySeeks,
  somethingOpenPhrases,
  soughtThings,
  usualTradesPhrases,
  wordsBeforeThings,
} from '../lexicon/sought-posts.ts'

const somethingOpen = anywhere(somethingOpenPhrases, 'iu')
const nothingOpen = fromWordStart(nothingOpenPhrases, 'iu')
const usual = anywhere(usualTradesPhrases, 'iu')

/** "Cerchiamo soluzioni su misura", "Cerchiamo di esserci": no people are sought. */
const things = new RegExp(`${anyOf(companySeeks)} (?:${anyOf(wordsBeforeThings)} )*${anyOf(soughtThings)}`, 'iu')

export const seeksThings = (text: string): boolean => things.test(text)

/** Whether words say that positions are open or people sought. */
export const isAnnouncement = (text: string): boolean =>
  somethingOpen.test(text) && !nothingOpen.test(text) && !things.test(text)

/** Whether words say that nothing is open. */
export const saysNothingOpen = (text: string): boolean => nothingOpen.test(text)

const maxLine = 1_500

/** The same of a line, which is asked about for the page, as a heading and in every record around it. */
export const announces = oncePer(({ text }: MarkedLine): boolean => isAnnouncement(text.slice(0, maxLine)))

/** Whether words speak of the trades of the company, open or not: "di solito", "profili di interesse". */
export const isUsual = (text: string): boolean => usual.test(text)

/** Whether a line says that nothing (else) is open; it may stand in the blocks of several records. */
export const isEmptyNote = oncePer(({ text }: MarkedLine): boolean => saysNothingOpen(text.slice(0, maxLine)))
