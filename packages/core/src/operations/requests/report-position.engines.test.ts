import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../platform/viewer.ts'
import { makePosition, makeSource, positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { easyCaptcha } from '../../testing/solve-captcha.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { reportPosition } from './report-position.ts'

const now = new Date()
const tomorrow = new Date(now.getTime() + dayMs)
const secrets = ['of nobody else, and long enough for it'] as const

let database: Awaited<ReturnType<typeof createTestDb>>
let anna: Actor
let positionNo: number
let positionID: string
let foundOn: number
beforeAll(async () => {
  database = await createTestDb()
  anna = await makeRecruiter(database.db, now)
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  positionNo = await makePosition(db)
  positionID = await positionIdOf(db, positionNo)
  const { source_no } = await db
    .selectFrom('position')
    .select('source_no')
    .where('position_no', '=', positionNo)
    .executeTakeFirstOrThrow()
  await plan(source_no)
  foundOn = source_no
})

async function plan(sourceNo: number): Promise<void> {
  await database.db.insertInto('source_schedule').values({ source_no: sourceNo, due_at: tomorrow }).execute()
}

async function report(viewer: Actor, id = positionID): Promise<void> {
  const captcha = await easyCaptcha(secrets)
  await reportPosition({ db: database.db, secrets, clock: () => now }, viewer, { positionID: id, captcha })
}

async function dueOf(sourceNo: number): Promise<Date> {
  const { due_at } = await database.db
    .selectFrom('source_schedule')
    .select('due_at')
    .where('source_no', '=', sourceNo)
    .executeTakeFirstOrThrow()
  return due_at
}

test('reportPosition schedules a visit of every source of the position at once, and of no others', async () => {
  const { db } = database
  const [alsoOn, mergedOn, other] = [await makeSource(db), await makeSource(db), await makeSource(db)]
  for (const sourceNo of [alsoOn, mergedOn, other]) await plan(sourceNo)
  const merged = await makePosition(db)
  await db
    .updateTable('position')
    .set({ merged_into: positionNo, source_no: mergedOn, closed_at: now, closing_reason: 'merged' })
    .where('position_no', '=', merged)
    .execute()
  await db.insertInto('position_presence').values({ source_no: alsoOn, position_no: positionNo }).execute()
  await report(anna)
  expect(await Promise.all([foundOn, alsoOn, mergedOn].map(dueOf))).toEqual([now, now, now])
  expect(await dueOf(other)).toEqual(tomorrow)
})

test('reportPosition schedules no visit for a repeated report, but one for another person’s', async () => {
  const { db } = database
  await report(anna)
  const visited = () =>
    db.updateTable('source_schedule').set({ due_at: tomorrow }).where('source_no', '=', foundOn).execute()
  await visited()
  await report(anna)
  expect(await dueOf(foundOn)).toEqual(tomorrow)
  await report(await makeRecruiter(db, now))
  expect(await dueOf(foundOn)).toEqual(now)
})

test('reportPosition refuses a position that does not exist', async () => {
  await expect(report(anna, randomUUID())).rejects.toMatchObject({ code: 'unknown_position' })
})
