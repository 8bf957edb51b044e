import { expect, test } from 'vitest'
import { truthOf } from '../../../../tools/simweb/src/truth.ts'
import { livingSites, livingWorld } from '../living-world.ts'
import { createSiteDays, dayAt } from './site-days.ts'

const dayLengthMs = 300_000
const dayStart = (day: number) => new Date(Date.UTC(2026, 10, 18) + day * dayLengthMs)
const days = { dayLengthMs, starts: new Map([20, 21, 22, 23, 24].map((day) => [day, dayStart(day)])) }
const sites = livingSites()

const ids = (positions: readonly { id: string }[]) => positions.map(({ id }) => id).sort()

/** A site of own pages and a day on which one of its positions opens or closes. */
const { site, day } = siteThatChanges()

function siteThatChanges() {
  for (const site of sites) {
    for (const day of [21, 22, 23]) {
      const [before, now] = [truthOf(livingWorld, site.number, day - 1), truthOf(livingWorld, site.number, day)]
      const isPlain = [before, now].every(
        ({ state, positions }) => state === 'readable' && positions.every(({ isAbroad }) => !isAbroad),
      )
      if (isPlain && now.changes.some(({ what }) => what === 'closed')) return { site, day }
    }
  }
  throw new Error('no site changes')
}

function visitAt(at: Date, milliseconds = 100) {
  return { vat: site.company.vat, kind: 'page', at, milliseconds }
}

test('a time belongs to the day that had begun, and before the first known day to one counted back', () => {
  expect(dayAt(days, dayStart(22))).toBe(22)
  expect(dayAt(days, new Date(dayStart(22).getTime() - 1))).toBe(21)
  expect(dayAt(days, new Date(dayStart(20).getTime() - 1))).toBe(19)
  expect(dayAt(days, dayStart(17))).toBe(17)
})

test('a site is expected to stand as on the day of its last visit, whatever the day is now', () => {
  const siteDays = createSiteDays(livingWorld, [site])
  const [before] = siteDays([visitAt(new Date(dayStart(day).getTime() - 10_000))], days)
  expect(ids(before?.expected ?? [])).toEqual(ids(truthOf(livingWorld, site.number, day - 1).positions))
  const [after] = siteDays([visitAt(new Date(dayStart(day).getTime() + 10_000))], days)
  expect(ids(after?.expected ?? [])).toEqual(ids(truthOf(livingWorld, site.number, day).positions))
  expect(after?.changes).toEqual(truthOf(livingWorld, site.number, day).changes)
})

test('a site that was not visited again is not read again, and has no changes', () => {
  const siteDays = createSiteDays(livingWorld, [site])
  const visit = visitAt(dayStart(day))
  siteDays([visit], days)
  expect(siteDays([visit], days)).toMatchObject([{ isReadable: false, changes: [] }])
})

test('a position that stood on only one of the two days of a visit is neither expected nor wrong', () => {
  const siteDays = createSiteDays(livingWorld, [site])
  const [across] = siteDays([visitAt(new Date(dayStart(day).getTime() - 50), 100)], days)
  const closed = truthOf(livingWorld, site.number, day).changes.filter(({ what }) => what === 'closed')
  expect(ids(across?.abroad ?? [])).toEqual(expect.arrayContaining(ids(closed)))
  for (const { id } of closed) expect(across?.open.has(id)).toBe(false)
})

test('a site that was never visited is not scored', () => {
  expect(createSiteDays(livingWorld, [site])([], days)).toEqual([])
})
