import type { SentenceReading } from '@vedetta/contracts/search/position-sentence'
import { countOf, fromCriteria, type PositionFilter, setFirstText, setValue, valuesOf } from '../position-filter.ts'
import type { Circle } from './distances.ts'

/** A sentence as the search bar takes it: its role and its town go into their fields. */
export type Sentence = SentenceRest & { role: string; city: Circle | undefined }

/** The other filters of a sentence, and its words that are none. */
export type SentenceRest = { filter: PositionFilter; ignored: readonly string[] }

export function toSentence({ criteria, ignored }: SentenceReading): Sentence {
  const filter = fromCriteria(criteria)
  return {
    role: valuesOf(filter, 'name', 'included')[0] ?? '',
    city: filter.fields.city?.included,
    filter: setValue(setFirstText(filter, 'name', ''), 'city', 'included', undefined),
    ignored,
  }
}

/** Words from which on a text is no name of a role. */
const longText = 4

/** Whether a text that was read says filters beside a role. */
export function isSentence(text: string, { role, city, filter }: Sentence): boolean {
  if (city || countOf(filter) > 0) return true
  return role !== '' && wordsOf(text) >= longText
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** The fields of the sentence replace those of the current filter, whose others stay. The first role is the field's, to be set. */
export function withSentence(current: PositionFilter, { filter }: SentenceRest): PositionFilter {
  const { name } = filter.fields
  const roles = { ...name, included: ['', ...(name?.included ?? [])] }
  return { ...current, ...filter, fields: { ...current.fields, ...filter.fields, name: roles } }
}
