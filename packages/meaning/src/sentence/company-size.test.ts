import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['PMI', { from: 10, to: 249 }],
  ['piccole aziende', { from: 1, to: 49 }],
  ['grandi aziende', { from: 250 }],
  ['large companies only', { from: 250 }],
  ['oltre 50 dipendenti', { from: 50 }],
  ['aziende oltre 20 dip.', { from: 20 }],
  ['meno di 15 dipendenti', { to: 15 }],
  ['tra 50 e 250 dipendenti', { from: 50, to: 250 }],
  ['dipendenti 100+', { from: 100 }],
  ['PMI sotto i 50 dip.', { from: 10, to: 50 }],
  ['PMI oltre 500 dipendenti', { from: 500 }],
])('%s', (text, employees) => {
  expect(read(`buyer, ${text}`)).toEqual({ position: { name: ['buyer'] }, company: { employees } })
})

test.each([
  ['fatt. sopra 10 mln', { from: 10_000_000 }],
  ['oltre 5 mln di fatturato', { from: 5_000_000 }],
  ['turnover above 20 million', { from: 20_000_000 }],
  ['fatturato tra 5 e 20 milioni', { from: 5_000_000, to: 20_000_000 }],
])('%s', (text, turnover) => {
  expect(read(`buyer, ${text}`)).toEqual({ position: { name: ['buyer'] }, company: { turnover } })
})

test('addetti are a number of people only with a bound', () => {
  expect(read('3 addetti vendite')).toEqual({ position: { name: ['addetto vendite'] } })
  expect(read('aziende con oltre 100 addetti')).toEqual({ company: { employees: { from: 100 } } })
})
