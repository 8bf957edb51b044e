import { expect, test } from 'vitest'
import { withoutDoubleStop } from './sentences.ts'

test.each([
  ['La licenza di Officine Prova S.r.l.. Ci riproviamo.', 'La licenza di Officine Prova S.r.l. Ci riproviamo.'],
  ['Titolare: Prova S.p.A..', 'Titolare: Prova S.p.A.'],
])('a sentence that ends with an abbreviation has one full stop: %s', (text, mended) => {
  expect(withoutDoubleStop(text)).toBe(mended)
})

test.each(['Un momento...', 'https://prova.example/a..b', '../su', 'da 1..5'])('other dots stay: %s', (text) => {
  expect(withoutDoubleStop(text)).toBe(text)
})
