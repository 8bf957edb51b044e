import { expect, test } from 'vitest'
import { knownWords } from './mend-words.ts'

const words = knownWords(
  new Map([
    ['saldatore', 300],
    ['sarto', 20],
    ['carrellista', 90],
    ['carpentiere', 120],
    ['corriere', 30],
    ['cameriere', 200],
    ['oss', 40],
    ['cuoco', 80],
    ['bancario', 20],
    ['ostetrico', 10],
  ]),
)

test.each([
  ['saldatoe', 'saldatore'],
  ['carelista', 'carrellista'],
  ['camerire', 'cameriere'],
  ['carpntiee', 'carpentiere'],
])('%s is mended to %s first', (typed, meant) => {
  expect(words.mend(typed)[0]).toBe(meant)
})

test.each(['saldatore', 'saldatori', 'saldatrice', 'carrelliste', 'sarti', 'oss', 'cuochi', 'bancari', 'ostetrici'])(
  'the right word %s is not mended',
  (right) => {
    expect(words.isKnown(right)).toBe(true)
    expect(words.mend(right)).toEqual([])
  },
)

test.each(['os', 'asa', 'cnc5000', 'xyzxyzxyz'])('%s is left alone', (typed) => {
  expect(words.mend(typed)).toEqual([])
})

test('of two words as near the commoner comes first', () => {
  const both = knownWords(
    new Map([
      ['portiere', 5],
      ['corriere', 500],
    ]),
  )
  expect(both.mend('coriiere', 2)[0]).toBe('corriere')
  expect(
    knownWords(
      new Map([
        ['banca', 1],
        ['bando', 9000],
      ]),
    ).mend('banxo', 2)[0],
  ).toBe('bando')
})
