import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { makePosition } from '../../testing/factories.ts'
import { makeLicence, makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { selectWaiting, type TableQueue } from './waiting.queries.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())

const now = new Date('2026-11-16T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)

async function waitingIn(name: TableQueue) {
  const [row] = await selectWaiting(database.as('worker').db, [name], now)
  return row
}

test('the events after the follower wait, and those without a number', async () => {
  const { db } = database
  const event = { position_no: await makePosition(db), kind: 'new' }
  await db
    .insertInto('position_event')
    .values([
      { ...event, number: 1, at: minutesAgo(30) },
      { ...event, number: 2, at: minutesAgo(20) },
      { ...event, number: null, at: minutesAgo(10) },
    ])
    .execute()
  await db.updateTable('event_follower').set({ number: 1 }).where('name', '=', 'matcher').execute()
  expect(await waitingIn('alerts')).toEqual({ name: 'alerts', waiting: 2, oldest: minutesAgo(20) })
})

test('a message waits since its time came, and none of a paused webhook does', async () => {
  const { db } = database
  const { userId } = await makeUser(db)
  const { licenceNo } = await makeLicence(db)
  const criteria = positionCriteria.parse({})
  const { filterId } = await insertFilter(db, userId, { name: 'Saldatori', criteria, count: 0 }, now)
  const addMessage = async (to: string, next_at: Date, paused: { paused_at?: Date; pause_reason?: string } = {}) => {
    const of = { user_id: userId, licence_no: licenceNo, filter_id: filterId, url: `https://${to}.example/` }
    const { webhook_id } = await db
      .insertInto('webhook')
      .values({ ...of, content: 'heads', secret: 'unread', created_at: minutesAgo(99), after_event: 0, ...paused })
      .returning('webhook_id')
      .executeTakeFirstOrThrow()
    const made = { happened_at: minutesAgo(90), made_at: minutesAgo(90), next_at }
    await db
      .insertInto('webhook_message')
      .values({ webhook_id, kind: 'test', ...made })
      .execute()
  }
  await addMessage('pausa', minutesAgo(60), { paused_at: minutesAgo(60), pause_reason: 'person' })
  await addMessage('tra-un-ora', minutesAgo(-60))
  expect(await waitingIn('webhooks')).toEqual({ name: 'webhooks', waiting: 1, oldest: now })
  await addMessage('pronto', minutesAgo(5))
  expect(await waitingIn('webhooks')).toEqual({ name: 'webhooks', waiting: 2, oldest: minutesAgo(5) })
})
