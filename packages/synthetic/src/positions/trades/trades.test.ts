import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { expect, test } from 'vitest'
import { families } from '../families/families.ts'
import { titleForms } from '../title-forms.ts'
import type { Trade } from './trade.ts'
import { sharedTrades, tradesOfSectors } from './trades.ts'

const all: Trade[] = [...Object.values(tradesOfSectors).flat(), ...sharedTrades]

test('the sectors of trades are those of companies', () => {
  expect(Object.keys(tradesOfSectors).toSorted()).toEqual(sectorIds.toSorted())
})

test('each sector has a dozen trades or more, and no two trades share a title', () => {
  for (const id of sectorIds) expect(tradesOfSectors[id].length, id).toBeGreaterThanOrEqual(12)
  const titles = new Set(all.map(([title]) => titleForms(title).both))
  expect(titles.size).toBe(all.length)
  expect(titles.size).toBeGreaterThan(500)
})

test('every family is used', () => {
  expect(new Set(all.map(([, family]) => family)).size).toBe(Object.keys(families).length)
})

test('texts hold nothing that a quote, an array or a COPY would need escaped', () => {
  const texts = [...all.flatMap(([title, , duty]) => [title, duty]), JSON.stringify(families).replaceAll('"', '')]
  for (const text of texts) expect(text).not.toMatch(/["\\\t\n]/)
})
