import type { Types } from '@opensearch-project/opensearch'
import { type Alternative, parseBooleanText } from './boolean-text.ts'

export type Clause = Types.Common_QueryDsl.QueryContainer

/** Where words in any of their forms are looked for, and where words as written. */
export type TextFields = { readonly words: string; readonly phrases: string }

export const titleFields: TextFields = { words: 'title', phrases: 'title.exact' }
export const companyNameFields: TextFields = { words: 'company_name', phrases: 'company_name' }

/** What a text as people type it finds; one that names nothing finds nothing. */
export function textClause(fields: TextFields, text: string): Clause {
  const { alternatives, excluded } = parseBooleanText(text)
  const unwanted = [
    ...excluded.words.map((word) => wordsClause(fields.words, word)),
    ...excluded.phrases.map((phrase) => phraseClause(fields.phrases, phrase)),
  ]
  if (alternatives.length === 0) return unwanted.length === 0 ? { match_none: {} } : { bool: { must_not: unwanted } }
  const wanted = anyOf(alternatives.map((alternative) => alternativeClause(fields, alternative)))
  return unwanted.length === 0 ? wanted : { bool: { must: wanted, must_not: unwanted } }
}

/** Scores a position by how much of its title was asked for in the very form it is written. */
export function asWrittenClauses(fields: TextFields, text: string): Clause[] {
  return parseBooleanText(text).alternatives.flatMap(({ words }) =>
    words === '' ? [] : [wordsClause(fields.phrases, words)],
  )
}

export function phraseClause(field: string, phrase: string, ifEmpty: IfEmpty = 'none'): Clause {
  return { match_phrase: { [field]: { query: phrase, zero_terms_query: ifEmpty } } }
}

/** Of none of them nothing matches; an empty `bool` would match everything. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [first, second] = clauses
  if (!first) return { match_none: {} }
  return second ? { bool: { should: [...clauses], minimum_should_match: 1 } } : first
}

/** What analysis leaves nothing of, such as an article, asks for nothing beside other parts, and alone finds nothing. */
function alternativeClause(fields: TextFields, { words, phrases }: Alternative): Clause {
  const parts = [
    ...phrases.map((phrase) => (ifEmpty: IfEmpty) => phraseClause(fields.phrases, phrase, ifEmpty)),
    ...(words === '' ? [] : [(ifEmpty: IfEmpty) => wordsClause(fields.words, words, ifEmpty)]),
  ]
  const [first, second] = parts
  if (first && !second) return first('none')
  return { bool: { must: parts.map((part) => part('all')), filter: anyOf(parts.map((part) => part('none'))) } }
}

type IfEmpty = 'all' | 'none'

function wordsClause(field: string, words: string, ifEmpty: IfEmpty = 'none'): Clause {
  return { match: { [field]: { query: words, operator: 'and', zero_terms_query: ifEmpty } } }
}
