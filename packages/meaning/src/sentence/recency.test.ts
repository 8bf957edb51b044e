import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['annunci di oggi', 0],
  ['da ieri', 1],
  ['nelle ultime 24 ore', 1],
  ["nell'ultima settimana", 7],
  ['ultime 2 settimane', 14],
  ['pubblicate negli ultimi 15 giorni', 15],
  ['ultimo mese', 30],
  ['posted since yesterday', 1],
  ['last 3 days', 3],
  ['di oggi e ieri', 1],
])('%s', (text, days) => {
  expect(read(`cuoco, ${text}`)).toEqual({ position: { name: ['cuoco'] }, days })
})

test('a day by itself in a sentence about something else says nothing', () => {
  expect(read('oggi piove a dirotto')).toEqual({})
})
