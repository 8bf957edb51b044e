import type { Types } from '@opensearch-project/opensearch'
import { type Alternative, parseBooleanText } from '@vedetta/contracts/search/boolean-text'

export type Clause = Types.Common_QueryDsl.QueryContainer

/** The field for words in any form, and the one for words as written. */
export type TextFields = { readonly words: string; readonly phrases: string }

export const titleFields: TextFields = { words: 'title', phrases: 'title.exact' }
export const companyNameFields: TextFields = { words: 'company_name', phrases: 'company_name' }

/** What words become in the index, by the words. */
export type AnalysedWords = ReadonlyMap<string, string>

const nothingAnalysed: AnalysedWords = new Map()

/** The clause for a text in the query syntax; one without terms matches nothing. */
export function textClause(fields: TextFields, text: string, analysed = nothingAnalysed): Clause {
  const { alternatives, excluded } = parseBooleanText(text)
  const unwanted = [
    ...excluded.words.map((word) => wordsClause(fields.words, word, { analysed })),
    ...excluded.phrases.map((phrase) => phraseClause(fields.phrases, phrase)),
  ]
  if (alternatives.length === 0) return unwanted.length === 0 ? { match_none: {} } : { bool: { must_not: unwanted } }
  const wanted = anyOf(alternatives.map((alternative) => alternativeClause(fields, alternative, analysed)))
  return unwanted.length === 0 ? wanted : { bool: { must: wanted, must_not: unwanted } }
}

/** Scores a position by the share of its title that the query contains in the exact form. */
export function asWrittenClauses(fields: TextFields, text: string): Clause[] {
  return parseBooleanText(text).alternatives.flatMap(({ words }) =>
    words === '' ? [] : [wordsClause(fields.phrases, words)],
  )
}

export function phraseClause(field: string, phrase: string, ifEmpty: IfEmpty = 'none'): Clause {
  return { match_phrase: { [field]: { query: phrase, zero_terms_query: ifEmpty } } }
}

/** Without clauses nothing matches; an empty `bool` would match everything. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [first, second] = clauses
  if (!first) return { match_none: {} }
  return second ? { bool: { should: [...clauses], minimum_should_match: 1 } } : first
}

/** A word that analysis drops, such as an article, is ignored beside other parts, and alone matches nothing. */
function alternativeClause(fields: TextFields, { words, phrases }: Alternative, analysed: AnalysedWords): Clause {
  const parts = [
    ...phrases.map((phrase) => (ifEmpty: IfEmpty) => phraseClause(fields.phrases, phrase, ifEmpty)),
    ...(words === '' ? [] : [(ifEmpty: IfEmpty) => wordsClause(fields.words, words, { ifEmpty, analysed })]),
  ]
  const [first, second] = parts
  if (first && !second) return first('none')
  return { bool: { must: parts.map((part) => part('all')), filter: anyOf(parts.map((part) => part('none'))) } }
}

type IfEmpty = 'all' | 'none'

type HowRead = {
  readonly operator?: 'and' | 'or'
  readonly ifEmpty?: IfEmpty
  readonly analysed?: AnalysedWords
}

export function wordsClause(
  field: string,
  words: string,
  { operator = 'and', ifEmpty = 'none', analysed = nothingAnalysed }: HowRead = {},
): Clause {
  const terms = analysed.get(words)
  const read = terms === undefined ? { query: words } : { query: terms, analyzer: 'whitespace' }
  return { match: { [field]: { ...read, operator, zero_terms_query: ifEmpty } } }
}
