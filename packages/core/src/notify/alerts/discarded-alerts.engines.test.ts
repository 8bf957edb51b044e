import { dayMs } from '@vedetta/contracts/text/durations'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discardPositions } from '../../inbox/discards/discard-positions.ts'
import type { Db } from '../../platform/db/client.ts'
import { positionIdOf } from '../../testing/factories.ts'
import { noLimits } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { isOwed } from '../digests/told-positions.queries.ts'
import { selectMissedAlerts, selectUnread } from './alert-streams.queries.ts'
import { listAlerts } from './list-alerts.ts'
import { createAlertWorld, type Person } from './testing/alert-world.ts'

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

const discard = async ({ userId }: Person, positionNo: number, discarded = true) =>
  discardPositions(
    database.as('api').db,
    { userId },
    { positionIDs: [await positionIdOf(db, positionNo)], discarded },
    after(1),
  )

/** What each channel would tell a person now, by the numbers of positions where it names them. */
async function toldTo({ userId }: Person) {
  const worker = database.as('worker').db
  const { alerts, unread } = await listAlerts({ db: database.as('api').db, limits: noLimits }, seated(userId))
  const listed = await numbersOf(alerts.map(({ position }) => position.positionID))
  const [missed = []] = await selectMissedAlerts(worker, [{ userId, after: 0 }], 100)
  const owed = async (by: keyof typeof isOwed) => {
    const { rows } = await sql<{ no: number }>`
      SELECT position_no AS no FROM alert a WHERE a.user_id = ${userId} AND ${isOwed[by]} ORDER BY no`.execute(worker)
    return rows.map(({ no }) => no)
  }
  return {
    listed,
    unread: [unread, (await selectUnread(worker, [userId])).get(userId)],
    missed: missed.length,
    digest: await owed('digest'),
    instant: await owed('instant'),
  }
}

const seated = (userId: string) => ({ userId, language: 'it' }) as Parameters<typeof listAlerts>[1]

async function numbersOf(positionIds: readonly string[]): Promise<number[]> {
  if (positionIds.length === 0) return []
  const rows = await db.selectFrom('position').select('position_no').where('position_id', 'in', positionIds).execute()
  return rows.map(({ position_no }) => position_no).sort((a, b) => a - b)
}

const all = (numbers: readonly number[]) => ({
  listed: numbers,
  unread: [numbers.length, numbers.length],
  missed: numbers.length,
  digest: numbers,
  instant: numbers,
})

describe('alerts', () => {
  test('leave out what the person discards, on every channel, and tell it again once it is restored', async () => {
    const [anna, bruno] = [await world.recruiter(), await world.recruiter()]
    const [first, second] = [
      await world.opens({ title: 'Saldatore TIG' }, after(1)),
      await world.opens({ title: 'Saldatore MIG' }, after(1)),
    ]
    await world.match(after(1))
    expect(await toldTo(anna)).toEqual(all([first, second]))
    await discard(anna, first)
    expect(await toldTo(anna)).toEqual(all([second]))
    expect(await toldTo(bruno)).toEqual(all([first, second]))
    await discard(anna, first, false)
    expect(await toldTo(anna)).toEqual(all([first, second]))
  })

  test('are not made of a position that was discarded before, whatever happens to it: it is discarded for good', async () => {
    const person = await world.recruiter()
    const positionNo = await world.opens({ title: 'Saldatore' }, after(1))
    await discard(person, positionNo)
    await world.match(after(1))
    expect(await toldTo(person)).toEqual(all([]))
    await world.happens(positionNo, 'closed', after(2))
    await world.happens(positionNo, 'reopened', after(40))
    await world.match(after(40))
    expect(await world.alertsOf(person)).toEqual([])
    expect(await toldTo(person)).toEqual(all([]))
  })

  test('agree on every channel with a plain rule, in random orders of openings, discards and matchings', async () => {
    const step = fc.record({
      act: fc.constantFrom('open', 'discard', 'restore', 'match'),
      which: fc.nat({ max: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const person = await world.recruiter({ criteria: { position: { name: 'tornitore' } } })
        const opened: number[] = []
        const discarded = new Set<number>()
        const [alerted, matched] = [new Set<number>(), new Set<number>()]
        const match = async () => {
          await world.match(after(1))
          for (const no of opened) {
            if (!matched.has(no) && !discarded.has(no)) alerted.add(no)
            matched.add(no)
          }
        }
        for (const { act, which } of steps) {
          const no = opened[which]
          if (act === 'open') opened.push(await world.opens({ title: 'Tornitore' }, after(1)))
          else if (act === 'match') await match()
          else if (no !== undefined) {
            await discard(person, no, act === 'discard')
            if (act === 'discard') discarded.add(no)
            else discarded.delete(no)
          }
        }
        await match()
        const owed = [...alerted.difference(discarded)].sort((a, b) => a - b)
        expect(await toldTo(person)).toEqual(all(owed))
        for (const positionNo of opened) await world.happens(positionNo, 'closed', after(1))
        await world.match(after(1))
      }),
      { numRuns: 12 },
    )
  })
})
