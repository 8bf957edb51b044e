import { maxToSee, saveFilter as saveFilterCall } from '@vedetta/contracts/search/saved-filters'
import { namesWeight } from '@vedetta/contracts/search/search-weight'
import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import { aliasOf } from '../../search/engine/index-names.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import type { SearchGate } from '../../search/engine/search-gate.ts'
import { makeBell } from '../../testing/alert-reader.ts'
import { crowdAlerts, tablesReadWhole } from '../../testing/crowd-alerts.ts'
import { companyIdOf, makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, noLimits, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { readTradeFamilies } from '../../testing/trade-families.ts'
import { createMarks } from '../marks/marks.ts'
import { setMark } from '../marks/set-mark.ts'
import type { SearchContext } from '../positions/search-positions.ts'
import { countToSee } from './count-to-see.ts'
import { excludeCompany } from './exclude-company.ts'
import { saveFilter } from './save-filter.ts'
import { selectToSee } from './to-see.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: SearchContext
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = {
    db,
    search: engine,
    gate: openGate,
    limits: noLimits,
    marks: createMarks(db, () => now),
    roleFamilies: readTradeFamilies,
  }
  await ensureIndices(engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

/** Saturday in Italy for half an hour, still Friday in UTC. */
const now = new Date('2026-11-13T23:30:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const halfAnHour = 30 * 60_000

async function match(filterId: string, positionNo: number, at = now): Promise<void> {
  await db
    .insertInto('filter_match')
    .values({ filter_id: filterId, position_no: positionNo, opening: 1, matched_at: at })
    .execute()
}

async function stage(positions: number) {
  const viewer = await makeRecruiter(db, now, { tier: 'team' })
  const filterId = await makeBell(db, viewer.userId, {}, now)
  const positionNos: number[] = []
  for (let n = 0; n < positions; n++) positionNos.push(await makePosition(db))
  const count = async () => (await countToSee(context, viewer, now))(filterId)
  return { viewer, filterId, positionNos, count }
}

describe('countToSee', () => {
  test('counts the matches of each filter, and as of today those since midnight in Italy', async () => {
    const { viewer, filterId, positionNos, count } = await stage(3)
    const other = await makeBell(db, viewer.userId, { name: 'Altro' }, now)
    const [today = 0, yesterday = 0, shared = 0] = positionNos
    await match(filterId, today, before(halfAnHour))
    await match(filterId, yesterday, before(halfAnHour + 1))
    await match(filterId, shared)
    await match(other, shared)
    expect(await count()).toEqual({ toSee: 3, today: 2 })
    const toSeeOf = await countToSee(context, viewer, now)
    expect(toSeeOf(other)).toEqual({ toSee: 1, today: 1 })
    expect((await countToSee(context, await makeRecruiter(db, now), now))(filterId)).toEqual({
      toSee: 0,
      today: 0,
    })
  })

  test('leaves out closed positions, those matched 30 days ago and those that the owner has marked', async () => {
    const { viewer, filterId, positionNos, count } = await stage(5)
    const [open = 0, closed = 0, old = 0, seen = 0, contacted = 0] = positionNos
    for (const positionNo of [open, closed, seen, contacted]) await match(filterId, positionNo)
    await match(filterId, old, before(30 * dayMs))
    expect(await count()).toEqual({ toSee: 4, today: 4 })
    await db
      .updateTable('position')
      .set({ closed_at: now, closing_reason: 'absent' })
      .where('position_no', '=', closed)
      .execute()
    const colleague = await makeRecruiter(db, now)
    for (const [positionNo, status] of [
      [seen, 'seen'],
      [contacted, 'contacted'],
    ] as const)
      await setMark(db, viewer, { positionID: await positionIdOf(db, positionNo), status }, now)
    await setMark(db, colleague, { positionID: await positionIdOf(db, open), status: 'seen' }, now)
    expect(await count()).toEqual({ toSee: 1, today: 1 })
  })

  test('leaves out companies that the settings exclude since the match, as a search does', async () => {
    const { viewer, filterId, count } = await stage(0)
    const names = ['Gi Group S.p.A.', 'Officine Gi', 'Caffè Gruppo S.r.l.']
    for (const name of names)
      await match(filterId, await makePosition(db, { company_no: await makeCompany(db, { name }) }))
    const agency = await makeCompany(db, { name: 'Lavoro Subito', is_agency: true, agency_reason: 'name' })
    await match(filterId, await makePosition(db, { company_no: agency }))
    await indexPositions(db, engine)
    await engine.client.indices.refresh({ index: aliasOf(engine, 'company') })
    expect((await count()).toSee).toBe(4)
    await updateSettings(db, viewer.userId, { hideAgencies: true })
    expect((await count()).toSee).toBe(3)
    await updateSettings(db, viewer.userId, { excludedCompanies: ['gi GROUP', 'caffe'] })
    expect(await count()).toEqual({ toSee: 1, today: 1 })
  })

  test('asks the engine for excluded names in the turn of the person and their licence, and only where there are some', async () => {
    const { viewer } = await stage(0)
    const turns: unknown[] = []
    const gate: SearchGate = (searcher, weight, search) => {
      turns.push([searcher, weight])
      return search()
    }
    await countToSee({ ...context, gate }, viewer, now)
    expect(turns).toEqual([])
    await updateSettings(db, viewer.userId, { excludedCompanies: ['Rivali', 'Altri rivali'] })
    await countToSee({ ...context, gate }, viewer, now)
    expect(turns).toEqual([[{ userId: viewer.userId, licenceNo: viewer.seat.licenceNo }, namesWeight(2)]])
  })

  test('leaves out a company that its user excluded by itself since the match', async () => {
    const { viewer, filterId, count } = await stage(0)
    const companies = [await makeCompany(db), await makeCompany(db)]
    for (const company_no of companies) await match(filterId, await makePosition(db, { company_no }))
    const companyID = await companyIdOf(db, companies[0] ?? 0)
    await excludeCompany(db, viewer, { companyID, excluded: true }, now)
    expect((await count()).toSee).toBe(1)
    await excludeCompany(db, viewer, { companyID, excluded: false }, now)
    expect((await count()).toSee).toBe(2)
  })

  test('begins anew when the criteria of a filter change, and not when its name does', async () => {
    const { viewer, filterId, positionNos, count } = await stage(1)
    await match(filterId, positionNos[0] ?? 0)
    const change = (filter: object) =>
      saveFilter(context, viewer, saveFilterCall.input.parse({ filterID: filterId, name: 'Altri', ...filter }), now)
    await change({})
    expect((await count()).toSee).toBe(1)
    await change({ position: { name: 'cuoco' } })
    expect((await count()).toSee).toBe(0)
  })
})

describe('the query of positions to see', () => {
  test('counts to a limit and reads no table whole among many rows, however often it was planned', async () => {
    const { viewer, filterId } = await stage(0)
    await crowdAlerts(db, now)
    await sql`
      INSERT INTO filter_match (filter_id, position_no, opening, matched_at)
      SELECT ${filterId}, position_no, 1, ${now} FROM position`.execute(db)
    await sql`ANALYZE filter_match`.execute(db)
    const wanted = { userId: viewer.userId, hideAgencies: true, byCompany: false }
    const readWhole = await tablesReadWhole(db, async (tx) => {
      // Later calls may use a plan for any values.
      for (let n = 0; n < 8; n++) {
        const found = await selectToSee(tx, wanted, now)
        expect(found).toEqual([{ filterId, companyNo: null, toSee: maxToSee, today: maxToSee }])
      }
    })
    expect(readWhole).toEqual([])
  })
})
