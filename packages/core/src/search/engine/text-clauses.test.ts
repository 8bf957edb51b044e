import { describe, expect, test } from 'vitest'
import { asWrittenClauses, textClause, titleFields } from './text-clauses.ts'

const words = (query: string, zero_terms_query = 'none') => ({
  match: { title: { query, operator: 'and', zero_terms_query } },
})
const phrase = (query: string, zero_terms_query = 'none') => ({
  match_phrase: { 'title.exact': { query, zero_terms_query } },
})

describe('textClause', () => {
  test.each([
    ['saldatore tig', words('saldatore tig')],
    ['"turno notturno"', phrase('turno notturno')],
    [
      'saldatore "turno notturno"',
      {
        bool: {
          must: [phrase('turno notturno', 'all'), words('saldatore', 'all')],
          filter: { bool: { should: [phrase('turno notturno'), words('saldatore')], minimum_should_match: 1 } },
        },
      },
    ],
    ['cuoco OR chef', { bool: { should: [words('cuoco'), words('chef')], minimum_should_match: 1 } }],
    [
      'cuoco -stagista -"a chiamata"',
      { bool: { must: words('cuoco'), must_not: [words('stagista'), phrase('a chiamata')] } },
    ],
    ['-stagista', { bool: { must_not: [words('stagista')] } }],
    ['""', { match_none: {} }],
  ])('translates %j', (text, clause) => {
    expect(textClause(titleFields, text)).toEqual(clause)
  })
})

test('relevance scores the words as written', () => {
  const asWritten = (query: string) => ({
    match: { 'title.exact': { query, operator: 'and', zero_terms_query: 'none' } },
  })
  expect(asWrittenClauses(titleFields, 'cuoco di bordo OR "chef" OR aiuto -stagista')).toEqual([
    asWritten('cuoco di bordo'),
    asWritten('aiuto'),
  ])
})
