import { expect, test } from 'vitest'
import type { Measurement } from './measurement.ts'
import { qualityRow, qualityRows } from './quality-row.ts'
import { withQualityTable } from './quality-table.ts'

type Site = Measurement['sites'][number]

const site = (id: string, expected: number, counts: Partial<Site> = {}): Site => ({
  id,
  isDisputed: false,
  expected,
  sure: { found: 0, right: 0 },
  unsure: { found: 0, right: 0 },
  ...counts,
})

const measured = (partition: number | null, sites: Site[]): Measurement => ({
  set: 'prova',
  partition,
  measuredAt: '2026-11-16',
  readerVersion: 3,
  learnedFrom: [{ name: 'gold', sites: 32 }],
  sites,
})

const found = (count: number, right: number) => ({ found: count, right })

test('qualityRow counts a site once, however many partitions read it, and leaves out disputed ones', () => {
  const first = measured(1, [
    site('a', 2, { sure: found(2, 2) }),
    site('b', 0, { unsure: found(1, 0) }),
    site('c', 5, { isDisputed: true }),
  ])
  const second = measured(2, [site('a', 2, { sure: found(1, 1), unsure: found(1, 0) }), site('b', 0)])
  expect(qualityRow('real', [first, second])).toMatchObject({
    how: 'held_out',
    partitions: 2,
    sites: 2,
    sitesWithPositions: 1,
    positions: 2,
    disputedSites: 1,
    precision: { value: 0.6 },
    recall: { value: 0.75 },
    f1: { value: 0.667 },
    spoilt: { sites: 0.5, of: 1 },
    sure: { found: 3, right: 3 },
    unsure: { found: 2, right: 0 },
  })
})

test('qualityRow adds up first looks at several sets', () => {
  const looks = [
    measured(null, [site('a', 1, { sure: found(1, 1) })]),
    { ...measured(null, [site('a', 1)]), set: 'altra' },
  ]
  expect(qualityRow('written', looks)).toMatchObject({
    how: 'first_look',
    partitions: 1,
    sites: 2,
    positions: 2,
    recall: { value: 0.5 },
  })
})

test('qualityRows has the first looks of each version of the reader apart, before what was held out', () => {
  const look = measured(null, [site('a', 1)])
  const rows = qualityRows('real', [measured(1, [site('b', 1)]), look, { ...look, readerVersion: 4 }])
  expect(rows.map(({ how, readerVersion, sites }) => [how, readerVersion, sites])).toEqual([
    ['first_look', 3, 1],
    ['first_look', 4, 1],
    ['held_out', 3, 1],
  ])
})

test('withQualityTable replaces the table between the marks of a document, and nothing else', () => {
  const row = qualityRow('real', [measured(1, [site('a', 1, { sure: found(1, 1) })])])
  const document =
    'before\n<!-- pnpm bench publish-reading writes this table -->\nold\n<!-- end of the table -->\nafter\n'
  const once = withQualityTable(document, [row])
  expect(once).toMatch(/^before\n.*\| 1 real sites, 1 with positions \|.*1 of 1.*\nafter\n$/s)
  expect(once).not.toContain('old')
  expect(withQualityTable(once, [row])).toBe(once)
  expect(() => withQualityTable('no marks', [row])).toThrow('no marks')
})
