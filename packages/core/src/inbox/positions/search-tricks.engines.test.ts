import { maxNamed } from '@vedetta/contracts/inbox/find-by-name'
import { searchPositions as call } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { positionsOfPages } from '../exports/positions-of-pages.ts'
import { setMark } from '../marks/set-mark.ts'
import { findByName } from '../names/find-by-name.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
const now = new Date('2026-11-14T09:00:00Z')
const seen = new Date('2026-11-13T09:00:00Z')
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  const [alfa, agency] = [
    await makeCompany(db, { name: 'Alfa', employees: 40, ateco_2025: '28.41' }),
    await makeCompany(db, { name: 'Lavoro Subito', is_agency: true, agency_reason: 'ateco' }),
  ]
  const bergamo = { company_no: alfa, municipalities: ['016024'] }
  for (const title of ['Cuoco', 'Cuoco di bordo', 'Saldatore', 'Sarta', 'Autista', 'Welder'])
    await makePosition(db, { ...bergamo, title, contract: 'permanent', experience_years: 3 }, seen)
  await makePosition(db, { company_no: alfa, municipalities: ['015146'], title: 'Cuoco', contract: 'internship' }, seen)
  await makePosition(db, { company_no: agency, municipalities: ['016024'], title: 'Magazziniere' }, seen)
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

type Input = z.input<typeof call.input>
type Step = Input & { after?: number }

const minutes = 60
const hours = 60 * minutes
const cooks = { position: { name: 'cuoco' } }
const welders = { position: { name: 'saldatore' } }
const none = { position: { name: 'cuoco', provinces: ['RM'] } }
const circle = (km: number) => ({ mode: 'radius' as const, istat: '016024', km })
const words = (name: string) => ({ position: { name } })
const narrow = { position: { name: 'saldatore', contract: ['permanent' as const], city: circle(10) } }
const internships = { contract: ['internship' as const] }

const ask = (viewer: SeatedViewer, { after = 0, ...input }: Step) =>
  searchPositions(context, viewer, call.input.parse(input), new Date(now.getTime() + after * 1_000))

/** The searches made before, and the one that should come free of them. */
const tricks: [title: string, before: Step[], wanted: Step][] = [
  ['an exclusion of the first word', [welders], { ...cooks, notPosition: { name: 'saldatore' } }],
  ['an exclusion in common', [{ ...welders, notPosition: internships }], { ...cooks, notPosition: internships }],
  [
    'an excluded company in common',
    [{ ...welders, notCompany: { companyName: 'Beta' } }],
    { ...cooks, notCompany: { companyName: 'Beta' } },
  ],
  ['a search of exclusions only', [welders], { notPosition: { name: 'saldatore' } }],
  [
    'a province in common',
    [{ position: { name: 'saldatore', provinces: ['BG'] } }],
    { position: { name: 'cuoco', provinces: ['BG'] } },
  ],
  [
    'a contract in common',
    [{ position: { name: 'sarta', contract: ['permanent'] } }],
    { position: { name: 'cuoco', contract: ['permanent'] } },
  ],
  ['a text that contains the other', [{ position: { name: 'cuoco di bordo' } }], cooks],
  ['three letters in common', [{ position: { name: 'cuoco -cuo' } }], { position: { name: 'cuoco OR cuo' } }],
  ['an alternative added', [welders], { position: { name: 'saldatore OR cuoco' } }],
  ['a text added', [welders], { position: { name: ['saldatore', 'cuoco'] } }],
  [
    'an alternative in common',
    [{ position: { name: 'saldatore OR sarta' } }],
    { position: { name: 'sarta OR cuoco' } },
  ],
  ['a word dropped', [{ position: { name: 'cuoco bordo' } }], cooks],
  ['a phrase dropped', [{ position: { name: '"cuoco di bordo"' } }], cooks],
  ['an excluded word dropped', [{ position: { name: 'cuoco -bordo' } }], cooks],
  ['a field dropped', [{ position: { name: 'cuoco', contract: ['permanent'] } }], cooks],
  ['an exclusion dropped', [{ ...cooks, notPosition: internships }], cooks],
  [
    'a choice added',
    [{ position: { contract: ['permanent'] } }],
    { position: { contract: ['permanent', 'internship'] } },
  ],
  ['a province added', [{ position: { provinces: ['BG'] } }], { position: { provinces: ['BG', 'MI'] } }],
  [
    'a town added to a province',
    [{ position: { provinces: ['BG'] } }],
    { position: { provinces: ['BG'], cities: ['015146'] } },
  ],
  ['a region instead of its province', [{ position: { provinces: ['BG'] } }], { position: { regions: ['03'] } }],
  ['a province instead of its town', [{ position: { cities: ['016024'] } }], { position: { provinces: ['BG'] } }],
  ['a circle made wider', [{ position: { city: circle(10) } }], { position: { city: circle(60) } }],
  [
    'a circle beside a province',
    [{ position: { provinces: ['BG'] } }],
    { position: { provinces: ['BG'], city: circle(60) } },
  ],
  ['the place dropped', [{ position: { name: 'cuoco', provinces: ['BG'] } }], cooks],
  ['a range widened', [{ position: { experience: { from: 3 } } }], { position: { experience: { from: 1 } } }],
  ['a range opened', [{ company: { employees: { from: 10, to: 50 } } }], { company: { employees: { from: 10 } } }],
  ['a shorter code', [{ company: { ateco: ['28.41'] } }], { company: { ateco: ['28'] } }],
  ['the same code as a sector', [{ company: { ateco: ['28'] } }], { company: { specificSectors: ['28'] } }],
  ['days in common', [{ ...welders, from: '2026-11-10T00:00:00Z' }], { ...cooks, from: '2026-11-10T00:00:00Z' }],
  ['more days', [{ ...cooks, from: '2026-11-12T00:00:00Z' }], { ...cooks, from: '2026-11-01T00:00:00Z' }],
  ['the days dropped', [{ ...cooks, from: '2026-11-12T00:00:00Z' }], cooks],
  ['a status in common', [{ ...welders, statuses: ['notSeen'] }], { ...cooks, statuses: ['notSeen'] }],
  ['the status dropped', [{ ...cooks, statuses: ['notSeen'] }], cooks],
  ['statuses of which one is not seen', [], { ...cooks, statuses: ['notSeen', 'seen', 'contacted'] }],
  ['statuses seen first, then none', [{ ...cooks, statuses: ['seen'] }], cooks],
  ['a default view first', [{}], cooks],
  ['dates in a default view', [{}], { from: '2026-11-01T00:00:00Z' }],
  ['an empty search narrowed to another place', [none], { position: { name: 'cuoco', provinces: ['BG'] } }],
  ['an empty search repeated without its place', [none], cooks],
  [
    'an empty search made wider',
    [{ position: { name: 'cuoco', experience: { from: 40 } } }],
    { position: { name: 'cuoco', experience: { from: 1 } } },
  ],
  [
    'the refinement of a refinement of another search',
    [welders, { position: { name: 'saldatore', contract: ['permanent'] } }],
    { position: { contract: ['permanent'] } },
  ],
  [
    'a narrower search ten minutes later',
    [cooks],
    { position: { name: 'cuoco', contract: ['permanent'] }, after: 10 * minutes },
  ],
  [
    'a narrower search of a free repetition',
    [cooks, { ...cooks, newSearch: true, after: 11 * minutes }],
    { position: { name: 'cuoco', contract: ['permanent'] }, after: 12 * minutes },
  ],
  ['the same search a day later', [cooks], { ...cooks, after: 24 * hours, newSearch: true }],
  [
    'the same search a day later, kept alive by repetitions',
    [cooks, { ...cooks, newSearch: true, after: 12 * hours }, { ...cooks, newSearch: true, after: 23 * hours }],
    { ...cooks, newSearch: true, after: 25 * hours },
  ],
  ['a refresh of other criteria', [welders], { ...cooks, refresh: true, after: 1 }],
  ['AI search switched on', [welders], { ...cooks, aiSearch: true }],
  ['AI search of the same role ten minutes later', [welders], { ...welders, aiSearch: true, after: 10 * minutes }],
  [
    'AI search of a part, ten minutes after the whole was counted',
    [welders, { position: { name: 'saldatore', contract: ['permanent'] }, after: 5 * minutes }],
    { position: { name: 'saldatore', contract: ['permanent'] }, aiSearch: true, after: 10 * minutes },
  ],
  ['AI search of one of two roles', [{ position: { name: ['cuoco', 'saldatore'] } }], { ...welders, aiSearch: true }],
  ['AI search of an alternative', [words('cuoco OR saldatore')], { ...welders, aiSearch: true }],
  ['AI search of a role with a word more', [words('bordo')], { ...words('cuoco bordo'), aiSearch: true }],
  [
    'AI search without a condition',
    [{ position: { name: 'saldatore', contract: ['permanent'] } }],
    { ...welders, aiSearch: true },
  ],
  [
    'AI search of a role that AI search brought for free',
    [welders, { ...welders, aiSearch: true }],
    { ...words('welder'), aiSearch: true },
  ],
  ['a related title put back', [{ ...welders, aiSearch: true, unrelated: ['welder'] }], { ...welders, aiSearch: true }],
  [
    'AI search of a role without related titles, then with',
    [{ ...words('sarta di bordo'), aiSearch: true }, cooks],
    { ...welders, aiSearch: true },
  ],
  ['a role that a related title brought', [{ ...welders, aiSearch: true }], words('welder')],
  ['a role that a related title brought for free', [welders, { ...welders, aiSearch: true }], words('welder')],
  ['another sort of other criteria', [welders], { ...cooks, sort: 'relevance' }],
]

describe('a trick does not search the unpaid:', () => {
  test.each(tricks)('%s', async (_, before, wanted) => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    for (const [n, step] of before.entries()) await ask(viewer, { after: n, ...step })
    const left = async () => (await balanceOf(db, viewer.seat.licenceNo, now)).search.left
    const had = await left()
    const { total, counted, rule } = await ask(viewer, { after: before.length, ...wanted })
    expect([total > 0, counted, rule, had - (await left())]).toEqual([true, true, 'counted', 1])
  })

  test('settings that leave nothing over, changed back once the empty search is made', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    await updateSettings(db, viewer.userId, { excludedCompanies: ['Alfa'] })
    const empty = await ask(viewer, cooks)
    expect([empty.total, empty.rule]).toEqual([0, 'empty'])
    await updateSettings(db, viewer.userId, { excludedCompanies: [] })
    const pages = { startPage: 1, endPage: 1, searchID: empty.searchID }
    expect(await positionsOfPages(context, viewer, pages, now)).toEqual([])
    expect(await ask(viewer, { ...cooks, searchID: empty.searchID, after: 1 })).toMatchObject({
      total: 3,
      counted: true,
    })
  })

  test('days that are still to come, searched again when they have come', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    const later = { ...cooks, from: '2026-11-13T08:00:00Z', to: '2026-11-13T08:30:00Z' }
    expect(await ask(viewer, { ...later, newSearch: true })).toMatchObject({ total: 0, rule: 'empty' })
    await makePosition(db, { title: 'Cuoco', municipalities: ['015146'] }, new Date('2026-11-13T08:10:00Z'))
    await indexPositions(db, engine)
    expect(await ask(viewer, { ...later, after: hours })).toMatchObject({ total: 1, counted: true })
  })

  test('criteria asked without a search left, to learn what is there', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 0 })
    for (const criteria of [cooks, none])
      await expect(ask(viewer, criteria)).rejects.toMatchObject({ code: 'search_limit_reached' })
  })
})

describe('finding by name, which is free, does not search the unpaid:', () => {
  const titlesFor = async (viewer: SeatedViewer, text: string) =>
    (await findByName(context, viewer, text)).positions.map(({ name }) => name)

  test('no beginning of a title brings a position that the person has not opened', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    for (const text of ['cu', 'cuoco', 'cuoco di', 'sa', 'au', 'welder', 'ma'])
      expect(await titlesFor(viewer, text), text).toEqual([])
  })

  test('it brings what a search shows only once it is opened, so that a search is what finds the rest', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    const { positions } = await ask(viewer, cooks)
    expect(positions.length).toBeGreaterThan(1)
    expect(await titlesFor(viewer, 'cuoco')).toEqual([])
    const [first] = positions
    await setMark(db, viewer, { positionID: first?.positionID ?? '', status: 'seen' }, now)
    expect(await titlesFor(viewer, 'cuoco')).toEqual([first?.name])
    // The free search by which it is proved finds it too, and nothing else.
    const free = await ask(viewer, { statuses: ['seen', 'contacted'], newSearch: true, after: 1 })
    expect([free.rule, free.positions.map(({ name }) => name)]).toEqual(['marked', [first?.name]])
  })

  test('its answer has no total, no page, no facet and no more than a few rows', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    for (const { position_id } of await db.selectFrom('position').select('position_id').execute())
      await setMark(db, viewer, { positionID: position_id, status: 'seen' }, now)
    const found = await findByName(context, viewer, 'cuoco')
    expect(Object.keys(found).toSorted()).toEqual(['companies', 'positions'])
    expect(found.positions.flatMap(Object.keys)).toEqual(
      found.positions.flatMap(() => ['positionID', 'name', 'company']),
    )
    expect(found.positions.length).toBeLessThanOrEqual(maxNamed)
    expect((await balanceOf(db, viewer.seat.licenceNo, now)).search.left).toBe(20)
  })
})

describe('related roles', () => {
  test('are switched on for free within ten minutes of a counted search, of its parts too, and off again', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    const asked = await ask(viewer, welders)
    expect([asked.counted, asked.freeUntil?.related]).toEqual([true, '2026-11-14T09:10:00.000Z'])
    const part = { position: { name: 'saldatore', contract: ['permanent' as const] } }
    expect(await ask(viewer, { ...part, after: 1 })).toMatchObject({ rule: 'narrower' })
    expect(await ask(viewer, { ...part, aiSearch: true, after: 2 })).toMatchObject({ rule: 'related', total: 2 })
    const on = await ask(viewer, { ...welders, aiSearch: true, after: 599 })
    expect([on.rule, on.freeUntil?.related]).toEqual(['related', '2026-11-15T09:00:00.000Z'])
    expect(await ask(viewer, { ...welders, newSearch: true, after: 700 })).toMatchObject({ rule: 'same' })
    expect((await balanceOf(db, viewer.seat.licenceNo, now)).search.left).toBe(19)
  })

  test('cost a search as the answer said, once the ten minutes are over, and for a role that was never counted', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    await ask(viewer, welders)
    const later = await ask(viewer, { ...welders, newSearch: true, after: 10 * minutes })
    expect([later.rule, later.freeUntil?.related]).toEqual(['same', null])
    expect(await ask(viewer, { ...welders, aiSearch: true, after: 10 * minutes })).toMatchObject({ counted: true })
    expect((await ask(viewer, none)).freeUntil?.related).toBe(null)
  })
})

describe('an offer', () => {
  test('comes again, until the ten minutes are over, where the screen is loaded again', async () => {
    const viewer = await makeRecruiter(db, now)
    const tokensAt = async (after: number) =>
      (await ask(viewer, { ...narrow, newSearch: true, after })).offers.map(({ token }) => token)
    const first = await tokensAt(0)
    expect(first).not.toContain(null)
    expect(await tokensAt(599)).toEqual(first)
    expect(await tokensAt(600)).toEqual(first.map(() => null))
  })

  test('that came with a counted search is free for ten minutes, for exactly its criteria and its person', async () => {
    const [anna, bruno] = [await makeRecruiter(db, now), await makeRecruiter(db, now)]
    const { offers, counted } = await ask(anna, narrow)
    expect([counted, offers.map(({ kind, field }) => [kind, field])]).toEqual([
      true,
      [
        ['related', 'name'],
        ['widerRadius', 'city'],
        ['conditionDropped', 'city'],
        ['conditionDropped', 'contract'],
      ],
    ])
    const [, wider, anywhere] = offers
    const follow = (viewer: SeatedViewer, criteria: object, after: number, offer = wider?.token ?? '') =>
      ask(viewer, { ...criteria, offer, after })
    expect(await follow(anna, wider?.criteria ?? {}, 60)).toMatchObject({ counted: false, rule: 'offered' })
    const expired = { code: 'offer_expired' }
    await expect(follow(bruno, wider?.criteria ?? {}, 60)).rejects.toMatchObject(expired)
    await expect(follow(anna, anywhere?.criteria ?? {}, 60)).rejects.toMatchObject(expired)
    await expect(follow(anna, anywhere?.criteria ?? {}, 600, anywhere?.token ?? '')).rejects.toMatchObject(expired)
    await expect(follow(anna, cooks, 60, 'a.b.c')).rejects.toMatchObject(expired)
  })

  test('of related titles is one free press: neither its answer nor a role beside it is free', async () => {
    const viewer = await makeRecruiter(db, now, { monthly_searches: 20 })
    const { offers, total } = await ask(viewer, welders)
    const [related] = offers
    expect([total, related?.kind, related?.found]).toEqual([1, 'related', 2])
    const token = related?.token ?? ''
    const pressed = await ask(viewer, { ...related?.criteria, offer: token, after: 1 })
    expect(pressed).toMatchObject({ counted: false, rule: 'related', total: 2 })
    expect(pressed.positions.map(({ name, foundBy }) => [name, foundBy])).toEqual([
      ['Saldatore', null],
      ['Welder', { text: 'welder', of: 'saldatore', reason: 'translation' }],
    ])
    // The answer offers nothing that is free again, and the token is for these criteria alone.
    expect(pressed.offers.filter(({ token }) => token !== null)).toEqual([])
    for (const other of [{ ...cooks, aiSearch: true }, words('welder')])
      await expect(ask(viewer, { ...other, offer: token, after: 2 })).rejects.toMatchObject({ code: 'offer_expired' })
    // Repeated, it is the same search.
    expect(await ask(viewer, { ...welders, aiSearch: true, after: 3 })).toMatchObject({ counted: false })
  })

  test('that came with a free search, or with one that found nothing, has no token', async () => {
    const viewer = await makeRecruiter(db, now)
    const tokensOf = async (step: Step) => (await ask(viewer, step)).offers.map(({ token }) => token)
    expect(await tokensOf({ position: { name: 'saldatore', city: circle(10), experience: { from: 40 } } })).toEqual([
      null,
    ])
    const { offers } = await ask(viewer, narrow)
    const [wider] = offers
    const again = await ask(viewer, { ...wider?.criteria, offer: wider?.token ?? '', after: 30 })
    expect(again.offers.map(({ token }) => token)).toEqual([null, null, null])
  })
})
