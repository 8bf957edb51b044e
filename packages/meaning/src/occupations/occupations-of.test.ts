import { expect, test } from 'vitest'
import { trades } from '../trades/trades.ts'
import { createOccupationsOf } from './occupations-of.ts'

const occupationsOf = createOccupationsOf(trades)
const tradesOf = (title: string) => occupationsOf(title).map(({ trade }) => trade)

test.each([
  ['Saldatore', 'welder', '7212'],
  ['SALDATRICE TIG - Bergamo', 'welder', '7212'],
  ['Addetti/e alle pulizie', 'cleaner', '9112'],
  ['Tornitore CNC (m/f)', 'cnc-turner', '7223'],
  ['Java developers', 'java-developer', '2512'],
  ['Responsabile della produzione', 'production-manager', '1321'],
])('%s: %s', (title, trade, isco) => {
  expect(occupationsOf(title)[0]).toMatchObject({ trade, isco })
})

test('a title that is a name is explained whole, one with more words in part', () => {
  expect(occupationsOf('Tornitore CNC')[0]?.score).toBe(1)
  expect(occupationsOf('Tornitore CNC junior')[0]?.score).toBe(0.67)
})

test('words of a longer name are no occupation apart from it', () => {
  expect(tradesOf('Tornitore CNC')).not.toContain('manual-turner')
})

test('a title with several jobs has several, the best explained first, three at most', () => {
  expect(tradesOf('Saldatore / Carpentiere metallico')).toEqual(['metal-carpenter', 'welder'])
  expect(tradesOf('cuoco, cameriere, barista, lavapiatti')).toHaveLength(3)
})

test('a title that names no trade has none', () => {
  expect(occupationsOf('Unisciti al nostro team')).toEqual([])
  expect(occupationsOf('')).toEqual([])
})

test('every name of every trade is found as that trade', () => {
  const lost = trades.flatMap(({ id, it, en }) => [...it, ...en].filter((name) => !tradesOf(name).includes(id)))
  expect(lost).toEqual([])
})
