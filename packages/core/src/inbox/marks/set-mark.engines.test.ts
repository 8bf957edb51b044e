import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { setMark } from './set-mark.ts'
import { statesOf } from './states-of.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let positionNo: number
let positionID: string
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  positionNo = await makePosition(db)
  positionID = await positionIdOf(db, positionNo)
})
afterAll(() => database.close())

const now = new Date()
const someone = async () => viewerOf(db, await makeUser(db), now)
const mark = (viewer: Viewer, status: string) => setMark(db, viewer, { positionID, status }, now)
const logOf = ({ userId }: Viewer) =>
  db.selectFrom('mark_change').select(['was', 'became']).where('user_id', '=', userId).orderBy('change_no').execute()

/** The stored status after each call, checked against the returned one. */
async function statusesAfter(viewer: Viewer, ...statuses: string[]): Promise<string[]> {
  const after: string[] = []
  for (const status of statuses) {
    const returned = (await mark(viewer, status)).status
    const stored = (await statesOf(db, viewer.userId, [positionNo]))(positionNo).status
    expect(stored).toBe(returned)
    after.push(stored)
  }
  return after
}

describe('a mark', () => {
  test('of contacted replaces seen and the reverse, and any other value clears both', async () => {
    const viewer = await someone()
    const given = ['seen', 'contacted', 'seen', 'notSeen', 'contacted', 'whatever', '', 'SEEN']
    expect(await statusesAfter(viewer, ...given)).toEqual([
      'seen',
      'contacted',
      'seen',
      'notSeen',
      'contacted',
      'notSeen',
      'notSeen',
      'notSeen',
    ])
  })

  test('set again changes nothing and is not logged again', async () => {
    const viewer = await someone()
    await statusesAfter(viewer, 'seen', 'seen', 'contacted', 'contacted', 'notSeen', 'notSeen')
    expect(await logOf(viewer)).toEqual([
      { was: null, became: 'seen' },
      { was: 'seen', became: 'contacted' },
      { was: 'contacted', became: null },
    ])
  })

  test('is each user’s own', async () => {
    const [anna, bruno] = [await someone(), await someone()]
    await mark(anna, 'contacted')
    expect((await statesOf(db, bruno.userId, [positionNo]))(positionNo).status).toBe('notSeen')
  })

  test('of a position that does not exist is refused', async () => {
    const viewer = await someone()
    const unknown = setMark(db, viewer, { positionID: randomUUID(), status: 'seen' }, now)
    await expect(unknown).rejects.toMatchObject({ code: 'unknown_position' })
    expect(await logOf(viewer)).toEqual([])
  })

  test('set by concurrent calls is the last one of the log', async () => {
    const viewer = await someone()
    const given = Array.from({ length: 60 }, (_, n) => ['seen', 'contacted', 'notSeen'][n % 3] ?? '')
    await Promise.all(given.map((status) => mark(viewer, status)))
    const log = await logOf(viewer)
    for (const [n, { was }] of log.entries()) expect(was).toBe(log[n - 1]?.became ?? null)
    const stored = (await statesOf(db, viewer.userId, [positionNo]))(positionNo).status
    expect(stored).toBe(log.at(-1)?.became ?? 'notSeen')
  })
})
