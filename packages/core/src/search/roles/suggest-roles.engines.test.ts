import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, noLimits, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { ensureIndices } from '../engine/indices.ts'
import { countOpenTitles } from './count-open-titles.ts'
import { selectOpenTitles } from './open-titles.queries.ts'
import { createRoleNames } from './role-names.ts'
import { type RoleContext, suggestRoles } from './suggest-roles.ts'

const now = new Date('2026-11-14T09:00:00Z')
const hourLater = new Date('2026-11-14T10:00:00Z')

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: RoleContext
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  const api = database.as('api').db
  context = { db: api, search: engine, gate: openGate, limits: noLimits, roleNames: createRoleNames(api, () => now) }
  await ensureIndices(engine)
  const [alfa, beta] = [await makeCompany(db, { name: 'Alfa' }), await makeCompany(db, { name: 'Beta' })]
  for (const company_no of [alfa, alfa, beta])
    await makePosition(db, { company_no, title: 'Saldatore a zampillo' }, now)
  for (const company_no of [alfa, beta]) await makePosition(db, { company_no, title: 'SALDATRICE A ZAMPILLO' }, now)
  await makePosition(db, { company_no: alfa, title: 'Assistente di Mario Rossi' }, now)
  await makePosition(db, { company_no: alfa, title: 'Export manager' }, now)
  await indexPositions(db, engine)
  await db
    .insertInto('occupation')
    .values({ uri: 'x', isco: '7212', label_it: 'zampillatore/zampillatrice', label_en: 'spouter' })
    .execute()
  await countOpenTitles(database.as('worker').db, now)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const suggest = async (text: string) => suggestRoles(context, await makeRecruiter(db, now), text)

test('titles of several companies are counted, and forgotten when their positions close', async () => {
  expect(await selectOpenTitles(db)).toEqual([
    { title: 'saldatore a zampillo', positions: 3 },
    { title: 'saldatrice a zampillo', positions: 2 },
  ])
  const worker = database.as('worker').db
  const closing = (closed_at: Date | null) =>
    db
      .updateTable('position')
      .set({ closed_at, closing_reason: closed_at && 'gone' })
      .where('title', 'like', 'SALDATRICE%')
      .execute()
  await closing(now)
  await countOpenTitles(worker, hourLater)
  expect((await selectOpenTitles(db)).map(({ title }) => title)).toEqual(['saldatore a zampillo'])
  await closing(null)
  await countOpenTitles(worker, now)
})

describe('suggestions', () => {
  test('are names that find something, with the number of positions that a search for each finds', async () => {
    expect(await suggest('zamp')).toEqual({
      roles: [
        { text: 'saldatore a zampillo', positions: 5 },
        { text: 'saldatrice a zampillo', positions: 5 },
      ],
      mended: [],
    })
  })

  test('know the trades in English too', async () => {
    expect((await suggest('expor')).roles).toContainEqual({ text: 'export manager', positions: 1 })
  })

  test('never name what only one company writes', async () => {
    expect((await suggest('mario')).roles).toEqual([])
  })

  test('mend a misspelt word, with the number it finds', async () => {
    expect((await suggest('saldatoe a zampilo')).mended[0]).toEqual({ text: 'saldatore a zampillo', positions: 5 })
  })

  test('take one request to the engine, with every role that fits in it', async () => {
    const asked = vi.spyOn(engine.client.transport, 'request')
    await suggest('zamp')
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  test('are none where the share of the engine is used up', async () => {
    const gate = async () => {
      throw new AppError('request_limit')
    }
    const viewer = await makeRecruiter(db, now)
    expect(await suggestRoles({ ...context, gate }, viewer, 'zamp')).toEqual({ roles: [], mended: [] })
  })

  test('leave out what the person hides', async () => {
    const viewer = await makeRecruiter(db, now)
    await db
      .insertInto('settings')
      .values({ user_id: viewer.userId, changes: JSON.stringify({ excludedCompanies: ['Beta'] }) })
      .execute()
    expect((await suggestRoles(context, viewer, 'zamp')).roles[0]?.positions).toBe(3)
  })
})
