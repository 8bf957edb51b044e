import type { Loss } from '@vedetta/crawler/testing/scoring/loss-cause'
import { expect, it } from 'vitest'
import type { ReadSite } from './read-site.ts'
import { lossTable, totalsOf } from './reading-totals.ts'

const site = (...losses: (Loss | null)[]) => {
  const lists = { cities: [], languages: [], skills: [], certifications: [], benefits: [] }
  const position = (index: number) => ({ title: `Figura ${index}`, url: '', ...lists })
  const found = losses.flatMap((loss, index) => (loss === null ? [position(index)] : []))
  return {
    expected: { positions: losses.map((_, index) => position(index)), emails: [], phones: [], news: [], city: null },
    found: { site: 'bottega', positions: found, emails: [], phones: [], news: [] },
    fates: { expected: losses.map((loss, index) => ({ title: `Figura ${index}`, loss })), found: 0, false: [] },
  } as unknown as ReadSite
}

const low = { cause: 'weighed too low', detail: '0 to 0.1' } as const

it('every cause has its count, and each detail of it', () => {
  const totals = totalsOf([site(null, low), site({ cause: 'refused', detail: 'spontaneous' }, low)])
  expect(totals).toMatchObject({ sites: 2, expected: 4, right: 1 })
  expect(totals.lost.filter(({ count }) => count > 0)).toEqual([
    { cause: 'weighed too low', count: 2, details: { '0 to 0.1': 2 } },
    { cause: 'refused', count: 1, details: { spontaneous: 1 } },
  ])
  const table = lossTable(totals)
  expect(table).toHaveLength(7)
  expect(table[0]).toBe('lost: 3 of 4 positions')
  expect(table[4]).toMatch(/weighed too low +2 +0 to 0\.1: 2/)
  expect(table.join('\n')).not.toContain('bottega')
})
