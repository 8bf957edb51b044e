import { expect, test } from 'vitest'
import { familyNames } from './family-names.ts'
import { fused, ranked } from './occupation-scores.ts'
import { pluralOf } from './plural-of.ts'
import { termIndex } from './term-index.ts'
import { measureTitles } from './title-report.ts'
import { titleCharacters, titleWords } from './title-terms.ts'

const labels = [
  { text: 'saldatore', occupation: 0 },
  { text: 'saldatore subacqueo', occupation: 1 },
  { text: 'tornitore', occupation: 2 },
  { text: 'operatore di tornio', occupation: 2 },
]

test('words find gender and number, and rank the shorter label first', () => {
  expect(ranked(termIndex(labels, titleWords).bm25('Saldatrici'))).toEqual([0, 1])
})

test('characters find what shares no word', () => {
  expect(ranked(termIndex(labels, titleCharacters).cosine('tornitura'))[0]).toBe(2)
})

test('a fused ranking follows the heavier method', () => {
  const methods = [
    {
      method: () =>
        new Map([
          [0, 2],
          [1, 1],
        ]),
      weight: 1,
    },
    {
      method: () =>
        new Map([
          [1, 2],
          [0, 1],
        ]),
      weight: 2,
    },
  ]
  expect(ranked(fused(methods)('x'))).toEqual([1, 0])
})

test('figures count the place of the first right occupation', () => {
  const method = () =>
    new Map([
      [0, 3],
      [1, 2],
      [2, 1],
    ])
  const queries = [
    { text: 'a', right: new Set([0]) },
    { text: 'b', right: new Set([1, 2]) },
    { text: 'c', right: new Set([9]) },
  ]
  expect(measureTitles(method, queries)).toEqual({ mrr: 0.5, hit5: 2 / 3, hit10: 2 / 3 })
})

test('a title has the names of the family that most of its words name', () => {
  expect(familyNames('Ragionieri')).toContain('contabile')
  expect(familyNames('xyz')).toEqual([])
})

test.each([
  ['saldatore di tubi', 'it', 'saldatori di tubi'],
  ['tecnico elettricista', 'it', 'tecnichi elettricisti'],
  ['head of accounting', 'en', 'heads of accounting'],
  ['fireman', 'en', 'firemen'],
] as const)('the plural of “%s”', (name, language, plural) => {
  expect(pluralOf(name, language)).toBe(plural)
})
