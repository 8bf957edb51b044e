import { expect, test } from 'vitest'
import { roleVocabulary } from './role-vocabulary.ts'

const roles = roleVocabulary([
  { text: 'saldatore', positions: 0 },
  { text: 'Saldatore', positions: 300 },
  { text: 'Saldatore a filo', positions: 40 },
  { text: 'Aiuto saldatore', positions: 90_000 },
  { text: 'Addetto alle saldature', positions: 3 },
  { text: 'Responsabile qualità', positions: 50 },
  { text: 'export manager', positions: 20 },
])

test('names that begin as typed come first, then names that hold the words, the commoner first', () => {
  expect(roles.startingWith('sal', 9)).toEqual([
    'Aiuto saldatore',
    'saldatore',
    'Saldatore a filo',
    'Addetto alle saldature',
  ])
})

test('the words may be typed in another order, unfinished, without accents, in capitals', () => {
  expect(roles.startingWith('QUALITA resp', 9)).toEqual(['Responsabile qualità'])
})

test('at most as many as asked for; nothing for nothing typed or for an unknown word', () => {
  expect(roles.startingWith('sal', 2)).toHaveLength(2)
  expect(roles.startingWith('', 9)).toEqual([])
  expect(roles.startingWith('sal xyz', 9)).toEqual([])
})

test.each([
  ['saldatoe', 'saldatore'],
  ['saldatoe a filo', 'saldatore a filo'],
  ['esport maneger', 'export manager'],
])('%s is mended to %s', (typed, meant) => {
  expect(roles.mended(typed, 3)[0]).toBe(meant)
})

test.each(['saldatore', 'saldatori a filo', 'responsabile', 'xyzxyz'])('%s is not mended', (typed) => {
  expect(roles.mended(typed, 3)).toEqual([])
})
