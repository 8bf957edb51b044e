import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['Zorbantex o Brumaldi', ['Zorbantex', 'Brumaldi']],
  ['offerte Zorbantex, Brumaldi e Quillametal', ['Zorbantex', 'Brumaldi', 'Quillametal']],
  ['posizioni in Zorbantex', ['Zorbantex']],
])('%s: names that nothing else explains are companies', (text, companyName) => {
  expect(read(text)).toEqual({ company: { companyName } })
})

test('names joined by "e" are companies beside something else', () => {
  expect(read('Zorbantex e Brumaldi: saldatori')).toEqual({
    position: { name: ['saldatore'] },
    company: { companyName: ['Zorbantex', 'Brumaldi'] },
  })
  expect(read('Romeo e Giulietta')).toEqual({})
})

test.each(['Germania o Svizzera', 'lavoro in Germania', 'zorbantex o brumaldi', 'ZORBANTEX O BRUMALDI'])(
  '"%s" names no company',
  (text) => {
    expect(read(text)).toEqual({})
  },
)

test('misspelt roles and towns are no companies', () => {
  expect(read('Saldattori o Tornittori')).toMatchObject({ position: { name: ['saldatore', 'tornitore'] } })
})
