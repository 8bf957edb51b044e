import { dayMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { readBitmaps } from '../../testing/read-bitmaps.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { discardPositions } from '../discards/discard-positions.ts'
import { isMark } from './mark.ts'
import { selectMarksVersion } from './marks.queries.ts'
import { createMarks, type Marks } from './marks.ts'
import { setMark } from './set-mark.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
const positions: { position_no: number; position_id: string }[] = []
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const companyNo = await makeCompany(db)
  await publish(
    db,
    await makeSource(db),
    Array.from({ length: 12 }, () => publishedPosition(companyNo)),
  )
  positions.push(...(await db.selectFrom('position').select(['position_no', 'position_id']).execute()))
})
afterAll(() => database.close())

const now = () => new Date()
const someone = async () => viewerOf(db, await makeUser(db), now())
const mark = (viewer: Viewer, which: number, status: string) =>
  setMark(db, viewer, { positionID: positions[which]?.position_id ?? '', status }, now())

const discard = ({ userId }: Viewer, which: number, discarded: boolean) =>
  discardPositions(db, { userId }, { positionIDs: [positions[which]?.position_id ?? ''], discarded }, now())

type State = { readonly marks: ReadonlyMap<number, string>; readonly discarded: ReadonlySet<number> }

const untouched: State = { marks: new Map(), discarded: new Set() }

/** The expected content of the bitmaps. */
function numbersIn({ marks, discarded }: State) {
  const ascending = (numbers: Iterable<number>) => [...numbers].sort((a, b) => a - b)
  const having = (mark: string) => ascending([...marks].flatMap(([no, status]) => (status === mark ? [no] : [])))
  return { seen: having('seen'), contacted: having('contacted'), discarded: ascending(discarded) }
}

/** After a mark, or after a discard or its undoing. */
function after({ marks, discarded }: State, no: number, noted: string | boolean): State {
  const numbers = [no]
  if (noted === true) return { marks, discarded: discarded.union(new Set(numbers)) }
  if (noted === false) return { marks, discarded: discarded.difference(new Set(numbers)) }
  const others = [...marks].filter(([marked]) => marked !== no)
  return { marks: new Map(isMark(noted) ? [...others, [no, noted]] : others), discarded }
}

/** The states of a user's marks after each change of the log. */
async function replay({ userId }: Viewer): Promise<Map<number, State>> {
  const log = await db
    .selectFrom('mark_change')
    .select(['change_no', 'position_no', 'became', 'discarded'])
    .where('user_id', '=', userId)
    .orderBy('change_no')
    .execute()
  const states = new Map<number, State>([[0, untouched]])
  let state = untouched
  for (const { change_no, position_no, became, discarded } of log) {
    state = after(state, position_no, discarded ?? became ?? 'notSeen')
    states.set(change_no, state)
  }
  return states
}

describe('the bitmaps of marks', () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        which: fc.nat({ max: 11 }),
        noted: fc.constantFrom('seen', 'contacted', 'notSeen', 'else', true, false),
      }),
    },
    { weight: 2, arbitrary: fc.record({ reader: fc.nat({ max: 2 }), back: fc.option(fc.nat({ max: 30 })) }) },
  )

  test('are right at any version, in several processes with their own caches', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
        const viewer = await someone()
        // Two processes, and one whose cache holds nothing.
        const readers = [createMarks(db, now), createMarks(db, now), createMarks(db, now, 1)]
        const states: { version: number; state: State }[] = [{ version: 0, state: untouched }]
        const newestState = () => states.at(-1) ?? { version: 0, state: untouched }
        const setOne = async (which: number, noted: string | boolean) => {
          const newest = newestState()
          await (typeof noted === 'boolean' ? discard(viewer, which, noted) : mark(viewer, which, noted))
          const version = await selectMarksVersion(db, viewer.userId)
          const state = after(newest.state, positions[which]?.position_no ?? 0, noted)
          if (version === newest.version) expect(numbersIn(state)).toEqual(numbersIn(newest.state))
          else states.push({ version, state })
        }
        const readOne = async (reader: Marks, back: number | null) => {
          const newest = newestState()
          const { version, state } = back === null ? newest : (states.at(-1 - back) ?? newest)
          const bitmaps = back === null ? reader.now(viewer.userId) : reader.at(viewer.userId, version)
          expect(readBitmaps(await bitmaps)).toEqual(numbersIn(state))
        }
        for (const one of steps)
          if ('noted' in one) await setOne(one.which, one.noted)
          else await readOne(readers[one.reader] as Marks, one.back)
        for (const reader of readers) {
          for (const { version, state } of states)
            expect(readBitmaps(await reader.at(viewer.userId, version))).toEqual(numbersIn(state))
        }
      }),
      { numRuns: 30 },
    )
  })

  test('are consistent at every version, also when read during concurrent changes', async () => {
    const viewer = await someone()
    const readers = [createMarks(db, now), createMarks(db, now)]
    const seen: { version: number; bitmaps: ReturnType<typeof readBitmaps> }[] = []
    let marking = true
    const reading = readers.map(async (reader) => {
      while (marking) {
        const version = await selectMarksVersion(db, viewer.userId)
        seen.push({ version, bitmaps: readBitmaps(await reader.at(viewer.userId, version)) })
      }
    })
    const statuses = ['seen', 'contacted', 'notSeen']
    const writing = Array.from({ length: 4 }, async (_, writer) => {
      for (let n = writer; n < 120; n += 4)
        await (n % 5 === 0 ? discard(viewer, n % 12, n % 2 === 0) : mark(viewer, n % 12, statuses[(n % 7) % 3] ?? ''))
    })
    await Promise.all(writing)
    marking = false
    await Promise.all(reading)
    const states = await replay(viewer)
    expect(new Set(seen.map(({ version }) => version)).size).toBeGreaterThan(3)
    for (const { version, bitmaps } of seen) expect(bitmaps).toEqual(numbersIn(states.get(version) ?? untouched))
    const newest = numbersIn([...states.values()].at(-1) ?? untouched)
    for (const reader of readers) expect(readBitmaps(await reader.now(viewer.userId))).toEqual(newest)
  })

  test('are loaded anew after a day without reads, since the log is swept', async () => {
    const viewer = await someone()
    let time = Date.now()
    const reader = createMarks(db, () => new Date(time))
    expect(readBitmaps(await reader.at(viewer.userId, 0))).toEqual({ seen: [], contacted: [], discarded: [] })
    await mark(viewer, 3, 'seen')
    await db.deleteFrom('mark_change').where('user_id', '=', viewer.userId).execute()
    time += dayMs
    const expected = { seen: [positions[3]?.position_no], contacted: [], discarded: [] }
    expect(readBitmaps(await reader.at(viewer.userId, 0))).toEqual(expected)
    expect(readBitmaps(await reader.now(viewer.userId))).toEqual(expected)
  })

  test('are loaded once, by several first reads together, and then follow the log alone', async () => {
    const viewer = await someone()
    await mark(viewer, 0, 'seen')
    let loads = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode') loads++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const reader = createMarks(counted, now)
    await Promise.all([reader.now(viewer.userId), reader.now(viewer.userId), reader.at(viewer.userId, 0)])
    await mark(viewer, 1, 'contacted')
    const expected = { seen: [positions[0]?.position_no], contacted: [positions[1]?.position_no], discarded: [] }
    expect(readBitmaps(await reader.now(viewer.userId))).toEqual(expected)
    expect(loads).toBe(1)
    // Entries read from the log are kept, though the log is swept.
    await db.deleteFrom('mark_change').where('user_id', '=', viewer.userId).execute()
    expect(readBitmaps(await reader.now(viewer.userId))).toEqual(expected)
    expect(loads).toBe(1)
  })

  test('of half a million marks are right, and load within half a second of CPU', async () => {
    const { userId } = await makeUser(db)
    const half = 500_000
    await db.transaction().execute(async (tx) => {
      // Skips half a million checks of the foreign key.
      await sql`SET LOCAL session_replication_role = replica`.execute(tx)
      await sql`
        INSERT INTO position_mark (user_id, position_no, status, marked_at)
        SELECT ${userId}, n * 2 - 1, CASE WHEN n % 10 = 0 THEN 'contacted' ELSE 'seen' END, now()
        FROM generate_series(1, ${half}::int) n`.execute(tx)
    })
    const reader = createMarks(db, now)
    const before = process.cpuUsage()
    const cold = await reader.now(userId)
    const { user, system } = process.cpuUsage(before)
    const { seen, contacted } = readBitmaps(cold)
    expect([seen.length, contacted.length]).toEqual([half * 0.9, half * 0.1])
    expect(contacted.every((no, n) => no === (n + 1) * 20 - 1)).toBe(true)
    expect(seen.every((no) => no % 2 === 1 && no % 20 !== 19 && no < 2 * half)).toBe(true)
    expect((cold.seen?.length ?? 0) + (cold.contacted?.length ?? 0)).toBeLessThan(400_000)
    expect((user + system) / 1_000).toBeLessThan(500)
  })
})
