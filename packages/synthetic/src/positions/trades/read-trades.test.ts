import { expect, test } from 'vitest'
import { readTrades } from './read-trades.ts'

test('a heading is a sector, and each line below it a trade', () => {
  const text =
    '[retail]\nCassier^ | sales | cassa e clienti\nStore manager | sales | guida del negozio | manager\n\n[it_software]\nDBA | infrastructure | basi di dati\n'
  expect(readTrades(text)).toEqual([
    [
      'retail',
      [
        ['Cassier^', 'sales', 'cassa e clienti', undefined],
        ['Store manager', 'sales', 'guida del negozio', 'manager'],
      ],
    ],
    ['it_software', [['DBA', 'infrastructure', 'basi di dati', undefined]]],
  ])
})

test.each([
  'Cassier^ | sales | cassa e clienti',
  '[retail]',
  '[retail]\nCassier^ | sales',
  '[retail]\nCassier^ | no_family | cassa e clienti',
  '[retail]\nCassier^ | sales | cassa e clienti | no_level',
  '[retail]\nCassier^ | sales | cassa e clienti | manager | more',
])('%s is refused', (text) => {
  expect(() => readTrades(text)).toThrow('not a')
})
