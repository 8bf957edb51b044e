import { expect, test } from 'vitest'
import { findMunicipality } from '../../../packages/reference/src/municipalities.ts'
import { companySerial } from '../../../packages/synthetic/src/companies/vat-number.ts'
import { type TruePosition, type Truth, truthOf } from '../../../tools/simweb/src/truth.ts'
import { demoFilters } from './demo-filters.ts'
import { livingSites, livingWorld } from './living-world.ts'

const sites = livingSites()
/** An hour of living days. */
const days = Array.from({ length: 12 }, (_, index) => {
  const day = 18 + index
  return { day, truths: sites.map(({ number }) => truthOf(livingWorld, number, day)) }
})

function openedOf({ state, positions, changes }: Truth): TruePosition[] {
  const opened = new Set(changes.filter(({ what }) => what === 'opened').map(({ id }) => id))
  return state === 'readable' ? positions.filter(({ id }) => opened.has(id)) : []
}

function meets({ cities, collar }: TruePosition, { position }: (typeof demoFilters)[number]): boolean {
  const regions: readonly string[] = position.regions
  const isThere = cities.some((city) => regions.includes(findMunicipality(city)?.region ?? ''))
  return isThere && (!('collar' in position) || collar === position.collar[0])
}

test('each living day has at least ten openings, five of which meet a filter of the demo recruiter', () => {
  for (const { day, truths } of days) {
    const opened = truths.flatMap(openedOf)
    const met = opened.filter((one) => demoFilters.some((filter) => meets(one, filter)))
    expect({ day, opened: opened.length >= 10, met: met.length >= 5 }).toEqual({ day, opened: true, met: true })
  }
})

test('positions of the living world also close, change and are re-published', () => {
  const seen = new Set(days.flatMap(({ truths }) => truths.flatMap(({ changes }) => changes.map(({ what }) => what))))
  expect([...seen].sort()).toEqual(['changed', 'closed', 'opened', 'reopened', 'republished'])
})

test('no company of the living world has the VAT number of a seeded one', () => {
  const seeded = new Set(Array.from({ length: 20_000 }, (_, index) => companySerial(1, index)))
  const taken = sites.filter(({ number }) => seeded.has(companySerial(livingWorld.seed, number)))
  expect(taken).toEqual([])
})
