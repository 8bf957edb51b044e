import { expect, test } from 'vitest'
import { mendKeywords } from './misspelt.ts'
import { istatOf, knowledge, read } from './testing/read-sentence.ts'
import { tokensOf } from './tokens.ts'

const keys = (text: string) => mendKeywords(tokensOf(text), knowledge).map(({ key }) => key)

test('words of filters with one error are mended, other forms of them are not', () => {
  expect(keys('indetrminato esperianza permanet')).toEqual(['indeterminato', 'esperienza', 'permanent'])
  expect(keys('interinali immobiliari settimanali')).toEqual(['interinali', 'immobiliari', 'settimanali'])
})

test('a larger town with one error is meant where something else was understood', () => {
  expect(read('saldatore a Bergmo')).toMatchObject({ position: { city: { istat: istatOf('Bergamo') } } })
  expect(read('data engineer ibrido Bolgna')).toMatchObject({ position: { city: { istat: istatOf('Bologna') } } })
  expect(read('bolgna e dintroni')).toEqual({})
})
