import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { excludeCompany } from '../../inbox/saved/exclude-company.ts'
import type { Db } from '../../platform/db/client.ts'
import type { FreshIndex } from '../../search/engine/fresh-index.ts'
import { companyIdOf, makeCompany } from '../../testing/factories.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { createAlertWorld } from './testing/alert-world.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let world: ReturnType<typeof createAlertWorld>
const start = new Date('2026-11-02T08:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)
const log = { info() {}, warn() {}, error() {} }
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  world = createAlertWorld({ db, search: engine, log }, database.as('worker').db, start)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const told = async (person: Parameters<typeof world.alertsOf>[0]) =>
  (await world.alertsOf(person)).map(({ positionNo }) => positionNo)

describe('a fresh position', () => {
  test('is matched with the filters that find it, and told to the owners who want it', async () => {
    const waiting = await world.recruiter()
    const other = await world.recruiter({ criteria: { position: { name: 'cuoco' } } })
    const found = after(1)
    const welder = await world.opens({ title: 'Saldatore TIG' }, found)
    expect(await world.match(after(1.1))).toMatchObject({ events: 1, positions: 1, matches: 1, alerts: 1 })
    expect(await world.alertsOf(waiting)).toEqual([{ positionNo: welder, unsure: false, foundAt: found }])
    expect(await world.matchesOf(waiting)).toEqual([welder])
    expect([await world.matchesOf(other), await told(other)]).toEqual([[], []])
    expect(await world.match(after(1.2))).toMatchObject({ events: 0 })
  })

  test('is told once to a person with several filters that find it', async () => {
    const person = await world.recruiter()
    const second = await world.filter(person.userId, 'Tutti', {})
    const position = await world.opens({ title: 'Saldatrice' }, after(1))
    await world.match(after(1.1))
    expect(await told(person)).toEqual([position])
    expect(await world.matchesOf({ filterId: second })).toEqual([position])
  })

  test('is told once, whatever its changes, re-publications and closures of less than 30 days', async () => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await world.match(after(1.1))
    for (const [kind, day] of [
      ['changed', 2],
      ['reposted', 3],
      ['closed', 4],
      ['reopened', 12],
      ['closed', 13],
      ['reposted', 14],
    ] as const) {
      await world.happens(position, kind, after(day))
      await world.match(after(day + 0.1))
    }
    expect(await told(person)).toEqual([position])
    expect(await world.matchesOf(person)).toEqual([position])
  })

  test.each(['reopened', 'reposted'] as const)('is told again when it is %s after 30 days', async (kind) => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await world.match(after(1.1))
    await world.happens(position, 'closed', after(2))
    await world.happens(position, kind, after(32))
    await world.happens(position, 'changed', after(32))
    await world.match(after(32.1))
    await world.happens(position, 'changed', after(33))
    await world.match(after(33.1))
    expect(await told(person)).toEqual([position, position])
    expect((await world.alertsOf(person)).at(-1)?.foundAt).toEqual(after(32))
  })

  test('is not told if it was closed, merged or erased meanwhile', async () => {
    const person = await world.recruiter()
    const [closed, merged, erased, open] = [
      await world.opens({}, after(1)),
      await world.opens({}, after(1)),
      await world.opens({}, after(1)),
      await world.opens({}, after(1)),
    ]
    await world.happens(closed, 'closed', after(1))
    const into = { merged_into: open, closed_at: after(1), closing_reason: 'merged' }
    await db.updateTable('position').set(into).where('position_no', '=', merged).execute()
    await db.deleteFrom('position').where('position_no', '=', erased).execute()
    await world.match(after(1.1))
    expect(await told(person)).toEqual([open])
    expect(await world.matchesOf(person)).toEqual([open])
  })

  test('is not told if it is closed while it is matched', async () => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await world.match(after(1.1), ({ find }) => ({
      find: async (clauses) => {
        const found = await find(clauses)
        await db
          .updateTable('position')
          .set({ closed_at: after(1), closing_reason: 'gone' })
          .where('position_no', '=', position)
          .execute()
        return found
      },
    }))
    expect(await told(person)).toEqual([])
    expect(await world.matchesOf(person)).toEqual([])
  })

  test('is told as unsure if its reading is, or not at all, as the person chooses', async () => {
    const [open, strict] = [await world.recruiter(), await world.recruiter({ settings: { tellUnsure: false } })]
    const unsure = await world.opens({ confidence: 0.89 }, after(1))
    const sure = await world.opens({ confidence: 0.9 }, after(1))
    await world.match(after(1.1))
    expect((await world.alertsOf(open)).map(({ positionNo, unsure: is }) => [positionNo, is])).toEqual([
      [unsure, true],
      [sure, false],
    ])
    expect(await told(strict)).toEqual([sure])
    expect(await world.matchesOf(strict)).toEqual([unsure, sure])
  })
})

describe('a position that becomes sure', () => {
  const reads = async (position: number, confidence: number, day: number) => {
    await db.updateTable('position').set({ confidence }).where('position_no', '=', position).execute()
    await world.happens(position, 'changed', after(day))
    await world.match(after(day + 0.1))
  }

  test('is told then to the people who were not told of it, once, however often it crosses the bound', async () => {
    const strict = await world.recruiter({ settings: { tellUnsure: false } })
    const position = await world.opens({ confidence: 0.6 }, after(1))
    await world.match(after(1.1))
    await reads(position, 0.89, 2)
    expect(await told(strict)).toEqual([])
    await reads(position, 0.9, 3)
    const alert = { positionNo: position, unsure: false, foundAt: after(3) }
    expect(await world.alertsOf(strict)).toEqual([alert])
    await reads(position, 0.6, 4)
    await reads(position, 0.95, 5)
    expect(await world.alertsOf(strict)).toEqual([alert])
  })

  test('is found then by a filter that leaves unsure ones out', async () => {
    const strict = await world.recruiter({ criteria: { notPosition: { reading: ['unsure'] } } })
    const position = await world.opens({ confidence: 0.6 }, after(1))
    await world.match(after(1.1))
    expect(await world.matchesOf(strict)).toEqual([])
    await reads(position, 0.95, 2)
    expect([await world.matchesOf(strict), await told(strict)]).toEqual([[position], [position]])
  })

  test('stays one entry for the people who were told of it as unsure, and is sure there for good', async () => {
    const open = await world.recruiter()
    const position = await world.opens({ confidence: 0.6 }, after(1))
    await world.match(after(1.1))
    await reads(position, 0.95, 2)
    const alert = { positionNo: position, unsure: false, foundAt: after(2) }
    expect(await world.alertsOf(open)).toEqual([alert])
    await reads(position, 0.6, 3)
    await reads(position, 0.95, 4)
    expect(await world.alertsOf(open)).toEqual([alert])
  })
})

describe('a filter', () => {
  test('does not find what opened before it was saved, even if that changes', async () => {
    const [person, before] = [await world.recruiter(), await world.recruiter()]
    const earlier = { created_at: after(-2) }
    await db.updateTable('saved_filter').set(earlier).where('filter_id', '=', before.filterId).execute()
    const old = await world.opens({}, after(-1))
    const made = await world.opens({}, after(1))
    await world.happens(old, 'changed', after(1))
    await world.match(after(1.1))
    expect(await world.matchesOf(person)).toEqual([made])
    expect(await world.matchesOf(before)).toEqual([old, made])
  })

  test('finds a position that opened since and that a change makes match, for 29 days', async () => {
    const person = await world.recruiter()
    const [soon, late] = [
      await world.opens({ title: 'Operaio' }, after(1)),
      await world.opens({ title: 'Operaio' }, after(1)),
    ]
    await world.match(after(1.1))
    for (const [position, day] of [
      [soon, 29],
      [late, 31],
    ] as const) {
      await db.updateTable('position').set({ title: 'Saldatore' }).where('position_no', '=', position).execute()
      await world.happens(position, 'changed', after(day))
      await world.match(after(day + 0.1))
    }
    expect(await told(person)).toEqual([soon])
    expect((await world.alertsOf(person))[0]?.foundAt).toEqual(after(29))
  })

  test('without a bell is matched and tells nothing, and one with a bell tells what opened since', async () => {
    const [silent, later] = [await world.recruiter({ bell: null }), await world.recruiter({ bell: after(2) })]
    const [before, since] = [await world.opens({}, after(1)), await world.opens({}, after(3))]
    await world.happens(before, 'changed', after(3))
    await world.match(after(3.1))
    expect([await told(silent), await told(later)]).toEqual([[], [since]])
    expect([await world.matchesOf(silent), await world.matchesOf(later)]).toEqual([
      [before, since],
      [before, since],
    ])
  })

  test('leaves out the companies and agencies that its owner’s settings leave out, as they are now', async () => {
    const strict = await world.recruiter({ settings: { excludedCompanies: ['Fonderie Nord'], hideAgencies: true } })
    const anything = await world.recruiter()
    const excluded = await makeCompany(db, { name: 'Fonderie Nord S.p.A.' })
    const agency = await makeCompany(db, { is_agency: true, agency_reason: 'name' })
    const nos = [
      await world.opens({ company_no: excluded }, after(1)),
      await world.opens({ company_no: agency }, after(1)),
      await world.opens({}, after(1)),
    ]
    await world.match(after(1.1))
    expect(await world.matchesOf(strict)).toEqual(nos.slice(2))
    expect(await world.matchesOf(anything)).toEqual(nos)
    await updateSettings(db, strict.userId, { excludedCompanies: [] })
    const more = await world.opens({ company_no: excluded }, after(2))
    await world.match(after(2.1))
    expect(await world.matchesOf(strict)).toContain(more)
  })

  test('leaves out the companies that its owner excluded by themselves, as they are now', async () => {
    const strict = await world.recruiter()
    const [excluded, other] = [await makeCompany(db), await makeCompany(db)]
    const companyID = await companyIdOf(db, excluded)
    await excludeCompany(db, strict, { companyID, excluded: true }, after(0.5))
    await world.opens({ company_no: excluded }, after(1))
    const kept = await world.opens({ company_no: other }, after(1))
    await world.match(after(1.1))
    expect(await world.matchesOf(strict)).toEqual([kept])
    await excludeCompany(db, strict, { companyID, excluded: false }, after(1.5))
    const more = await world.opens({ company_no: excluded }, after(2))
    await world.match(after(2.1))
    expect(await world.matchesOf(strict)).toContain(more)
  })

  test('that asks for marked positions only finds no fresh one, and one that asks for unmarked ones too does', async () => {
    const marked = await world.recruiter({ criteria: { statuses: ['seen', 'contacted'] } })
    const unmarked = await world.recruiter({ criteria: { statuses: ['notSeen', 'seen'] } })
    const position = await world.opens({}, after(1))
    await world.match(after(1.1))
    expect([await world.matchesOf(marked), await world.matchesOf(unmarked)]).toEqual([[], [position]])
  })

  test('is matched with its new criteria once they are saved, and no more once it is deleted', async () => {
    const [changed, deleted] = [await world.recruiter(), await world.recruiter()]
    await world.opens({}, after(1))
    await world.match(after(1.1))
    const cooks = JSON.stringify({ position: { name: ['cuoco'] }, notPosition: {}, company: {}, notCompany: {} })
    await db.updateTable('saved_filter').set({ criteria: cooks }).where('filter_id', '=', changed.filterId).execute()
    await db.deleteFrom('saved_filter').where('filter_id', '=', deleted.filterId).execute()
    const cook = await world.opens({ title: 'Cuoco' }, after(2))
    await world.match(after(2.1))
    expect(await told(changed)).toContain(cook)
    expect(await told(deleted)).toHaveLength(1)
  })

  test('that can’t be searched by stops no other', async () => {
    const lost = await world.recruiter()
    const nowhere = { position: { city: { mode: 'exact', istat: '000000' } } }
    const criteria = JSON.stringify({ ...nowhere, notPosition: {}, company: {}, notCompany: {} })
    await db.updateTable('saved_filter').set({ criteria }).where('filter_id', '=', lost.filterId).execute()
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await world.match(after(1.1))
    expect([await told(person), await told(lost)]).toEqual([[position], []])
  })
})

describe('a person', () => {
  test.each([
    ['whose plan has no alerts', { tier: 'basic' as const }, 1],
    ['who does not want notifications', { settings: { notifyOnFilter: false } }, 1],
  ])('%s is told nothing, though their filters are matched', async (_, wishes, matches) => {
    const person = await world.recruiter(wishes)
    await world.opens({}, after(1))
    await world.match(after(1.1))
    expect(await told(person)).toEqual([])
    expect(await world.matchesOf(person)).toHaveLength(matches)
  })

  test.each([
    [
      'licence has expired',
      sql`UPDATE licence SET expires_at = ${after(1)} FROM seat WHERE seat.licence_no = licence.licence_no AND user_id =`,
    ],
    [
      'licence was deleted',
      sql`UPDATE licence SET deleted_at = ${after(1)} FROM seat WHERE seat.licence_no = licence.licence_no AND user_id =`,
    ],
    ['seat was revoked', sql`UPDATE seat SET ended_at = ${after(1)} WHERE user_id =`],
  ])('whose %s is told nothing, and their filters are not matched', async (_, ended) => {
    const person = await world.recruiter()
    await sql`${ended} ${person.userId}`.execute(db)
    await world.opens({}, after(1))
    await world.match(after(1.1))
    expect([await told(person), await world.matchesOf(person)]).toEqual([[], []])
  })
})

describe('a crash of the matcher', () => {
  const crash = () => Promise.reject(new Error('killed'))
  const steps: [string, (index: FreshIndex) => Partial<FreshIndex>][] = [
    ['before the positions are put into their index', () => ({ put: crash })],
    ['after that', ({ put }) => ({ put: (documents) => put(documents).then(crash) })],
    ['after the engine was asked', ({ find }) => ({ find: (clauses) => find(clauses).then(crash) })],
    ['after everything is written, before the index is emptied', () => ({ empty: crash })],
  ]

  test.each(steps)('%s neither loses nor doubles an alert', async (_, broken) => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await expect(world.match(after(1.1), broken)).rejects.toThrow('killed')
    const next = await world.opens({}, after(2))
    await world.match(after(2.1))
    expect(await told(person)).toEqual([position, next])
    expect(await world.matchesOf(person)).toEqual([position, next])
  })

  test('between writing the alerts and the progress writes neither', async () => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$`.execute(db)
    await sql`CREATE TRIGGER failing BEFORE UPDATE ON event_follower EXECUTE FUNCTION fail()`.execute(db)
    await expect(world.match(after(1.1))).rejects.toThrow('killed')
    expect([await told(person), await world.matchesOf(person)]).toEqual([[], []])
    await sql`DROP TRIGGER failing ON event_follower`.execute(db)
    await world.match(after(1.2))
    expect(await told(person)).toEqual([position])
  })

  test('that let another process match the events meanwhile writes nothing', async () => {
    const person = await world.recruiter()
    const position = await world.opens({}, after(1))
    const overtaken = world.match(after(1.1), ({ put }) => ({
      put: async (documents) => {
        await db.updateTable('event_follower').set({ number: sql`number + 1` }).execute()
        return put(documents)
      },
    }))
    await expect(overtaken).rejects.toThrow('another process')
    expect(await told(person)).toEqual([])
    await db.updateTable('event_follower').set({ number: sql`number - 1` }).execute()
    await world.match(after(1.2))
    expect(await told(person)).toEqual([position])
  })
})
