import { oncePer } from '@vedetta/reference/once-per'
import type { MarkedLine } from '../html/lines.ts'
import { anyOf, wholeWords } from '../lexicon/compile-terms.ts'
import { courseWords } from '../lexicon/courses.ts'
import { formsOfAddress } from '../lexicon/job-titles.ts'
import type { Sign } from './advert-signs.ts'
import { givenNames } from './role-vocabulary.ts'

const course = wholeWords(courseWords, 'g')
/** A course never says how one is employed. */
const employed =
  /tempo (?:in)?determinato|ccnl|full[ -]?time|part[ -]?time|assunzione|contratto|ore settimanali|inquadramento|(?:in|con) (?:partita iva|p\.? ?iva)|libera professione|retribuzione|stipendio/iu
const imprint = /\b(?:p\.? ?iva|partita iva|c\.f\.|rea|cap\.? ?soc)\b[^\p{L}]{0,6}\d/iu
const personName = new RegExp(
  String.raw`^(?:${anyOf(formsOfAddress)}\.?\s*)*(\p{Lu}\p{Ll}+)\s+\p{Lu}[\p{Ll}'’]+(?:\s|,|$|-|–)`,
  'u',
)

/** Whether a line is a company's imprint, with its VAT number. */
export const isImprint = (text: string): boolean =>
  /\d{11}/.test(text) && /\b(?:p\.? ?i(?:va)?\.?|partita iva|c\.? ?f\.?|vat)\b/iu.test(text)

/** Whether a block that names a role is no advert: a testimonial, the portrait of a person, a course. */
export function isNonAdvert(lines: readonly MarkedLine[], signs: ReadonlySet<Sign>): boolean {
  if (lines[0] && imprint.test(lines[0].text)) return true
  if (!signs.has('contract') && !signs.has('page') && lines.some(isPersonal)) return true
  const words = new Set(lines.flatMap(wordsOfCourse))
  return words.size >= 2 && !lines.some(({ text }) => employed.test(text.slice(0, maxLine)))
}

/** Whether a block quotes somebody or names a person. */
export const isAboutPerson = (lines: readonly MarkedLine[]): boolean => lines.some(isPersonal)

const maxLine = 1_000

/** Cached, like the next: a line may stand in the blocks of several records. */
const isPersonal = oncePer(({ text }: MarkedLine) => /^[“«"„]/.test(text) || isName(text))

const wordsOfCourse = oncePer(({ text }: MarkedLine) => text.slice(0, maxLine).toLowerCase().match(course) ?? [])

function isName(text: string): boolean {
  const name = text.length <= 60 ? personName.exec(text)?.[1] : undefined
  return name !== undefined && givenNames.has(name.toLowerCase())
}
