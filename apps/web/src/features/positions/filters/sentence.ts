import { filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { SentenceReading } from '@vedetta/contracts/search/position-sentence'
import {
  fromCriteria,
  type PositionFilter,
  setFirstText,
  setValue,
  valuesOf,
  withoutField,
} from '../position-filter.ts'
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

/** The fields of the sentence replace those of the current filter, whose others stay. The first role is the field's, to be set. */
export function withSentence(current: PositionFilter, { filter }: SentenceRest): PositionFilter {
  const { name } = filter.fields
  const roles = { ...name, included: ['', ...(name?.included ?? [])] }
  return { ...current, ...filter, fields: { ...current.fields, ...filter.fields, name: roles } }
}

const placeFields = filterFieldNames.filter((field) => filterFields[field].place)

/** The current search with all that a sentence says. Fields of place are one union, so a place replaces them all. */
export function searchOfSentence(current: PositionFilter, { role, city, ...rest }: Sentence): PositionFilter {
  const saysPlace = city !== undefined || placeFields.some((field) => rest.filter.fields[field] !== undefined)
  const base = saysPlace ? placeFields.reduce(withoutField, current) : current
  const next = setFirstText(withSentence(base, rest), 'name', role)
  return city ? setValue(next, 'city', 'included', city) : next
}
