import { randomUUID } from 'node:crypto'
import { maxSavedPositions } from '@vedetta/contracts/inbox/saved-positions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { makeCompany, makeSource, positionIdOf, publish, publishedPosition } from '../../testing/factories.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { setMark } from '../marks/set-mark.ts'
import { listSavedPositions } from './list-saved-positions.ts'
import { savePosition } from './save-position.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
const ids: string[] = []
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const companies = await Promise.all(['Alfa', 'Beta'].map((name) => makeCompany(db, { name })))
  const titles = ['Saldatore', 'Tornitore', 'Fresatore', 'Autista']
  const published = titles.map((title, n) =>
    publishedPosition(companies[n % 2] ?? 0, { title, municipalities: ['016024'] }),
  )
  const numbers = await publish(db, await makeSource(db), published)
  for (const no of numbers) ids.push(await positionIdOf(db, no))
})
afterAll(() => database.close())

const start = Date.now()
let seconds = 0
const someone = async () => viewerOf(db, await makeUser(db), new Date())
const save = (viewer: Viewer, which: number, saved?: boolean) =>
  savePosition(db, viewer, { positionID: ids[which] ?? '', saved }, new Date(start + 1_000 * seconds++))
const namesOf = async (viewer: Viewer) => (await listSavedPositions(db, viewer)).positions.map(({ name }) => name)

describe('savePosition', () => {
  test('saves a position, and removes it when called again', async () => {
    const viewer = await someone()
    const answers = [await save(viewer, 0), await save(viewer, 0), await save(viewer, 0)]
    expect(answers.map(({ status }) => status)).toEqual(['saved', 'removed', 'saved'])
    expect(await namesOf(viewer)).toEqual(['Saldatore'])
  })

  test('is idempotent with an explicit state', async () => {
    const viewer = await someone()
    for (const saved of [true, true, false, false])
      expect(await save(viewer, 1, saved)).toEqual({ status: saved ? 'saved' : 'removed' })
    expect(await namesOf(viewer)).toEqual([])
    await save(viewer, 1, true)
    const [{ savedAt } = { savedAt: '' }] = (await listSavedPositions(db, viewer)).positions
    await save(viewer, 1, true)
    expect((await listSavedPositions(db, viewer)).positions[0]?.savedAt).toBe(savedAt)
  })

  test('toggles once per concurrent call', async () => {
    const viewer = await someone()
    const answers = await Promise.all(Array.from({ length: 31 }, () => save(viewer, 2)))
    expect(answers.filter(({ status }) => status === 'saved')).toHaveLength(16)
    expect(await namesOf(viewer)).toEqual(['Fresatore'])
  })

  test('refuses a position that does not exist', async () => {
    const viewer = await someone()
    const unknown = savePosition(db, viewer, { positionID: randomUUID() }, new Date())
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_position' })
  })
})

describe('saved positions', () => {
  test('are listed with their statuses, the last saved first, and each company once', async () => {
    const viewer = await someone()
    for (const which of [0, 2, 1, 3]) await save(viewer, which)
    await setMark(db, viewer, { positionID: ids[2] ?? '', status: 'contacted' }, new Date())
    const { companies, positions } = await listSavedPositions(db, viewer)
    expect(positions.map(({ name, status, company }) => [name, status, company.name])).toEqual([
      ['Autista', 'notSeen', 'Beta'],
      ['Tornitore', 'notSeen', 'Beta'],
      ['Fresatore', 'contacted', 'Alfa'],
      ['Saldatore', 'notSeen', 'Alfa'],
    ])
    expect(companies.map(({ name }) => name)).toEqual(['Beta', 'Alfa'])
    expect(positions[0]).toMatchObject({
      positionID: ids[3],
      places: [{ city: 'Bergamo', province: 'BG', region: '03' }],
      closedAt: null,
      savedAt: expect.stringMatching(/Z$/),
    })
  })

  test('are each user’s own', async () => {
    const [anna, bruno] = [await someone(), await someone()]
    await save(anna, 0)
    expect(await namesOf(bruno)).toEqual([])
  })

  test('that are closed are still listed, with their closing date', async () => {
    const viewer = await someone()
    await save(viewer, 1)
    const closedAt = new Date('2026-11-10T08:00:00Z')
    const close = (at: Date | null) =>
      db
        .updateTable('position')
        .set({ closed_at: at, closing_reason: at && 'gone' })
        .where('position_id', '=', ids[1] ?? '')
        .execute()
    await close(closedAt)
    const { positions } = await listSavedPositions(db, viewer)
    expect(positions).toMatchObject([{ name: 'Tornitore', closedAt: closedAt.toISOString() }])
    await close(null)
  })

  test('are a thousand at most, also when saved concurrently', async () => {
    const viewer = await someone()
    const free = 2
    // These rows need no positions, since the foreign key is not checked in this mode.
    await db.transaction().execute(async (tx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      await sql`
        INSERT INTO saved_position (user_id, position_no, saved_at)
        SELECT ${viewer.userId}, 1000000 + n, now() FROM generate_series(1, ${maxSavedPositions - free}::int) n`.execute(
        tx,
      )
    })
    const answers = await Promise.allSettled([0, 1, 2, 3].map((which) => save(viewer, which, true)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(free)
    const refused = answers.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'saved_positions_full' } })
    expect(await namesOf(viewer)).toHaveLength(free)
    const [first = ''] = await namesOf(viewer)
    const which = ['Saldatore', 'Tornitore', 'Fresatore', 'Autista'].indexOf(first)
    expect(await save(viewer, which, true)).toEqual({ status: 'saved' })
    expect(await save(viewer, which)).toEqual({ status: 'removed' })
    expect(await save(viewer, which)).toEqual({ status: 'saved' })
  })
})
