import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['cosa cerca la Zorbantex?', ['Zorbantex']],
  ['tutto quello che ha pubblicato Zorbantex', ['Zorbantex']],
  ['offerte della Quillametal', ['Quillametal']],
  ['ricerche della Brumaldi o della Quillametal', ['Brumaldi', 'Quillametal']],
  ['tutte le posizioni aperte di Brumaldi', ['Brumaldi']],
  ['jobs at Quillametal', ['Quillametal']],
  ['Quillametal jobs', ['Quillametal']],
  ['annunci Zorbantex', ['Zorbantex']],
  ['what is Zorbantex looking for', ['Zorbantex']],
  ['la Fonderia Brumaldi cerca', ['Fonderia Brumaldi']],
  ['azienda Rossi Meccanica S.r.l.', ['Rossi Meccanica']],
])('%s', (text, companyName) => {
  expect(read(text)).toEqual({ company: { companyName } })
})

test('a company may be excluded', () => {
  expect(read('ditta Zorbantex esclusa')).toEqual({ notCompany: { companyName: ['Zorbantex'] } })
  expect(read('saldatori, tranne Zorbantex e Brumaldi')).toMatchObject({
    notCompany: { companyName: ['Zorbantex', 'Brumaldi'] },
  })
})

test('a word with a capital is no company by itself', () => {
  expect(read('Zorbantex')).toEqual({})
})
