import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['azienda con P.IVA 09876543210', { vat: ['09876543210'] }],
  ['partita iva IT 09876543210 e 01234567890', { vat: ['09876543210', '01234567890'] }],
  ['codice ateco 25 e 28.22', { ateco: ['25', '28.22'] }],
  ['ateco 28.22.1', { ateco: ['28.22.1'] }],
])('%s', (text, company) => {
  expect(read(text)).toEqual({ company })
})

test('a long number by itself is none', () => {
  expect(read('09876543210')).toEqual({})
})
