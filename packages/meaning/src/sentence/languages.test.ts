import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['tedesco e inglese', ['de', 'en']],
  ['inglese fluente', ['en']],
  ['che sappia il tedesco', ['de']],
  ['inglese+cinese', ['en', 'zh']],
  ['buon inglese', ['en']],
  ['who speaks English and French', ['en', 'fr']],
  ['rumeno B2', ['ro']],
])('%s', (text, languages) => {
  expect(read(`receptionist ${text}`)).toEqual({ position: { name: ['receptionist'], languages } })
})

test('a language that is taught belongs to the role', () => {
  expect(read('insegnante di inglese')).toEqual({ position: { name: ['insegnante di inglese'] } })
  expect(read('English teacher')).toEqual({ position: { name: ['english teacher'] } })
})

test('a market is no language', () => {
  expect(read('venditore, mercato tedesco')).toEqual({ position: { name: ['venditore'] } })
})
