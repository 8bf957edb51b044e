import { roleVocabulary } from '@vedetta/meaning/roles/role-vocabulary'
import { trades } from '@vedetta/meaning/trades/trades'
import { expect, test } from 'vitest'
import { misspellWords, otherForms, roleWords, shareFound } from './role-typos.ts'

const names = roleVocabulary(trades.flatMap(({ it, en }) => [...it, ...en]).map((text) => ({ text, positions: 0 })))

test('of 200 misspelt words of trades 95 % are among the first three suggestions', () => {
  expect(shareFound(misspellWords(names, { words: 200, seed: 1 }))).toBeGreaterThanOrEqual(0.95)
})

test('no word of a trade is mended, in any gender or number', () => {
  const right = roleWords().flatMap((word) => [word, ...otherForms(word)])
  expect(right.filter((word) => names.mended(word, 1).length > 0)).toEqual([])
})
