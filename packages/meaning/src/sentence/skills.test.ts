import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['disegnatore che usi Solidworks', 'disegnatore', ['solidworks']],
  ['sviluppatore php, Laravel', 'sviluppatore php', ['laravel']],
  ['data engineer senior python spark', 'data engineer', ['python', 'spark']],
  ['operatore cnc, Fanuc', 'operatore cnc', ['fanuc']],
  ['montatore, disegno meccanico', 'montatore', ['disegno meccanico']],
  ['operaio forestale, uso motosega', 'operaio forestale', ['motosega']],
  ['contabile SAP', 'contabile', ['sap']],
  ['impiegata, contabilità generale', 'impiegata', ['contabilità generale']],
])('%s', (text, name, skills) => {
  expect(read(text)).toMatchObject({ position: { name: [name], skills } })
})

test.each(['programmatore plc', 'sviluppatore .net', 'saldatore tig', 'impiegata paghe'])(
  'in "%s" the technique is part of the role',
  (text) => {
    expect(read(text)).toEqual({ position: { name: [text] } })
  },
)

test('a tool of several words is read before one of them is a place', () => {
  expect(read('data analyst, SQL e Power BI')).toEqual({
    position: { name: ['data analyst'], skills: ['sql', 'power bi'] },
  })
})
