import { maxSentence } from '@vedetta/contracts/search/position-sentence'
import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const keys = (text: string) => tokensOf(text).map(({ key }) => key)

test.each([
  ['t.ind.', ['t', 'ind']],
  ["L'Aquila", ['l', 'aquila']],
  ['C++, C# e .NET', ['c++', 'c#', 'e', '.net']],
  ['RAL 30.000 o 30k', ['ral', '30.000', 'o', '30', 'k']],
  ['Forlì x 2 saldatori', ['forli', 'per', '2', 'saldatori']],
  ['RAL ≥ 40k', ['ral', '>', '40', 'k']],
])('%s is cut into its words', (text, expected) => {
  expect(keys(text)).toEqual(expected)
})

test('an address is one word that means nothing', () => {
  expect(keys('www.example.net/java qualcuno@example.com')).toEqual(['@', '@'])
})

test('commas, line ends and brackets break; dots of abbreviations, hyphens and apostrophes join', () => {
  const gaps = (text: string) => tokensOf(text).map(({ gap }) => gap)
  expect(gaps('a, b\nc (d')).toEqual(['start', 'break', 'break', 'break'])
  expect(gaps("t. ind, mid-level d'oro")).toEqual(['start', 'joint', 'break', 'joint', 'space', 'joint'])
  expect(gaps('30k')).toEqual(['start', 'joint'])
  expect(gaps('a Bologna. Cerco')).toEqual(['start', 'space', 'break'])
})

test('a text is read up to its bound', () => {
  expect(tokensOf('a '.repeat(5000))).toHaveLength(maxSentence / 2)
})
