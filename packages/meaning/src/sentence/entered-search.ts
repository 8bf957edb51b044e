import type { FilterField } from '@vedetta/contracts/search/filter-fields'
import type { SentenceCriteria } from './criteria.ts'
import type { ParsedSentence } from './parse-sentence.ts'
import { isFiller, isNegator, isOther } from './small-words.ts'
import { tokensOf } from './tokens.ts'

/** Whoever writes quotes, OR or an excluding minus means the very words. */
const operator = /["“”„‟«»]|(?:^|\s)(?:OR(?=\s)|[-−–]\p{L})/u

/** A role with as many words beside it is a sentence, although not all of them were understood. */
const sentenceWords = 4

/** What is entered into the search field searches its reading if it says more than a role, and else its words. */
export function enteredSearch(text: string, parsed: ParsedSentence): SentenceCriteria {
  if (saysMore(text, parsed)) return parsed.criteria
  return { position: { name: [text.trim()] }, notPosition: {}, company: {}, notCompany: {} }
}

/** Whether a text names more than one role: another filter, a second role, or words around the role that are no part of it. */
export function saysMore(text: string, { criteria, read, ignored }: ParsedSentence): boolean {
  if (read.length === 0 || operator.test(text)) return false
  const { position, notPosition, company, notCompany, ...others } = criteria
  const { name = [], ...more } = position
  const filters = [more, notPosition, company, notCompany, others].flatMap(Object.keys)
  const roles = Array.isArray(name) ? name.length : 0
  const [words, ofRole] = [wordsOf(text), wordsOf(read[0]?.text ?? '')]
  // "Marketing", "digital marketing": trades and tools alone are words of roles too.
  if (words === 1 || (roles === 0 && filters.every((field) => ofRoles.has(field)))) return false
  if (filters.length > 0 || roles > 1) return true
  return words > ofRole && (ignored.every(isNoFilter) || words >= sentenceWords)
}

/** "no provvigioni", "weekend": words of adverts that no filter stands for, rather than of a role's name. */
const isNoFilter = (text: string) => tokensOf(text).every(({ key }) => isOther(key) || isNegator(key) || isFiller(key))

const ofRoles: ReadonlySet<string> = new Set(['skills', 'sectors', 'certifications'] satisfies FilterField[])

const wordsOf = (text: string) => text.trim().split(/\s+/u).length
