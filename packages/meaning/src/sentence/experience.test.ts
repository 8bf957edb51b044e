import { expect, test } from 'vitest'
import { ignoredOf, read } from './testing/read-sentence.ts'

test.each(['esperienza almeno triennale', 'triennale esperienza'])('%s: years by their adjective', (text) => {
  expect(read(`saldatore, ${text}`)).toEqual({ position: { name: ['saldatore'], experience: { from: 3 } } })
})

test.each([
  ['almeno 3 anni', { from: 3 }],
  ['5 anni +', { from: 5 }],
  ['2 yrs+', { from: 2 }],
  ['3-6 years', { from: 3, to: 6 }],
  ['dai 2 ai 5 anni di esperienza', { from: 2, to: 5 }],
  ['sotto i 3 anni di esperienza', { to: 3 }],
  ['at least one year of experience', { from: 1 }],
  ['senza esperienza', { to: 0 }],
  ['no experience', { to: 0 }],
])('%s', (text, experience) => {
  expect(read(`tornitore, ${text}`)).toEqual({ position: { name: ['tornitore'], experience } })
})

test('an age is no experience', () => {
  expect(read('commessa, max 35 anni')).toEqual({ position: { name: ['commessa'] } })
  expect(ignoredOf('commessa, max 35 anni')).toHaveLength(1)
})
