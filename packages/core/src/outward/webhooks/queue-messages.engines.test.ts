import { plans } from '@vedetta/contracts/facts/plans'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { dayMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discardPositions } from '../../inbox/discards/discard-positions.ts'
import { createStandingFilters } from '../../notify/alerts/standing-filters.ts'
import { createAlertWorld } from '../../notify/alerts/testing/alert-world.ts'
import { numberEvents } from '../../notify/events/number-events.ts'
import type { Db } from '../../platform/db/client.ts'
import { createFreshIndex, type FreshIndex } from '../../search/engine/fresh-index.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter, noLimits } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { readTradeFamilies } from '../../testing/trade-families.ts'
import { createWebhook } from './create-webhook.ts'
import { filtersOfWebhooks } from './queue-messages.queries.ts'
import { queueMessages } from './queue-messages.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let world: ReturnType<typeof createAlertWorld>
let queue: (now: Date) => Promise<{ messages: number }>
const start = new Date('2026-11-02T08:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * dayMs)
const log = { info() {}, warn() {}, error() {} }
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  const worker = database.as('worker').db
  world = createAlertWorld({ db, search: engine, log }, worker, start)
  const filters = createStandingFilters({ db: worker, log, roleFamilies: readTradeFamilies }, filtersOfWebhooks)
  let made: Promise<FreshIndex> | undefined
  const index = () => {
    made ??= createFreshIndex({ search: engine, log }, 'webhook-positions')
    return made
  }
  queue = async (now) => {
    while (await numberEvents(worker));
    return worker.connection().execute((connection) => queueMessages({ connection, filters, index }, now))
  }
})
afterAll(() => Promise.all([database.close(), engine.close()]))

async function webhookFor(name: string) {
  // Events before its creation are of no interest to a webhook.
  while (await numberEvents(database.as('worker').db));
  const viewer = await makeRecruiter(db, start, { tier: 'enterprise', size: null })
  const criteria = positionCriteria.parse({ position: { name } })
  const { filterId } = await insertFilter(db, viewer.userId, { name, criteria, count: 0 }, start)
  const context = { db: database.as('api').db, limits: noLimits, secrets: ['a secret of the test'] as const }
  const wanted = { filterID: filterId, url: 'https://ats.example/in', content: 'heads' } as const
  const { webhookID } = await createWebhook(context, viewer, wanted, start)
  return { viewer, filterId, webhookId: webhookID }
}

async function toldBy({ webhookId }: { webhookId: string }) {
  const rows = await db
    .selectFrom('webhook_message')
    .select(['position_no', 'kind', 'matches'])
    .where('webhook_id', '=', webhookId)
    .orderBy('message_no')
    .execute()
  return rows.map(({ position_no, kind, matches }) => [position_no, kind, matches])
}

describe('queueMessages', () => {
  test('queues what happens to the positions that the filter finds, once', async () => {
    const webhook = await webhookFor('saldatore')
    const welder = await world.opens({ title: 'Saldatore TIG' }, after(1))
    await world.opens({ title: 'Cuoco' }, after(1))
    expect(await queue(after(1.1))).toMatchObject({ messages: 1 })
    await world.happens(welder, 'changed', after(2))
    await queue(after(2.1))
    await world.happens(welder, 'closed', after(3))
    await queue(after(3.1))
    await queue(after(3.2))
    expect(await toldBy(webhook)).toEqual([
      [welder, 'new', true],
      [welder, 'changed', true],
      [welder, 'closed', true],
    ])
  })

  test('tells that a position no longer matches, and its closing, of those it told before alone', async () => {
    const webhook = await webhookFor('tornitore')
    const [turner, never] = [
      await world.opens({ title: 'Tornitore' }, after(1)),
      await world.opens({ title: 'Cuoco' }, after(1)),
    ]
    await queue(after(1.1))
    await db.updateTable('position').set({ title: 'Magazziniere' }).where('position_no', '=', turner).execute()
    for (const position of [turner, never]) await world.happens(position, 'changed', after(2))
    await queue(after(2.1))
    for (const position of [turner, never]) await world.happens(position, 'closed', after(3))
    await queue(after(3.1))
    expect(await toldBy(webhook)).toEqual([
      [turner, 'new', true],
      [turner, 'changed', false],
      [turner, 'closed', false],
    ])
  })

  test('leaves out what the person discarded, and tells of what it told before that it no longer matches', async () => {
    const [webhook, other] = [await webhookFor('piastrellista'), await webhookFor('piastrellista')]
    const [told, never] = [
      await world.opens({ title: 'Piastrellista' }, after(1)),
      await world.opens({ title: 'Piastrellista' }, after(1)),
    ]
    const discard = async (positionNo: number, discarded: boolean) =>
      discardPositions(db, webhook.viewer, { positionIDs: [await positionIdOf(db, positionNo)], discarded }, start)
    await discard(never, true)
    await queue(after(1.1))
    await discard(told, true)
    for (const position of [told, never]) await world.happens(position, 'changed', after(2))
    await queue(after(2.1))
    await discard(told, false)
    await world.happens(told, 'changed', after(3))
    await queue(after(3.1))
    expect(await toldBy(webhook)).toEqual([
      [told, 'new', true],
      [told, 'changed', false],
      [told, 'changed', true],
    ])
    expect((await toldBy(other)).map(([position]) => position)).toEqual([told, never, told, never, told])
  })

  test('tells of a change that brings an old position into the filter, and of a position that reopens', async () => {
    const old = await world.opens({ title: 'Operaio' }, after(-90))
    const webhook = await webhookFor('fresatore')
    await db.updateTable('position').set({ title: 'Fresatore' }).where('position_no', '=', old).execute()
    await world.happens(old, 'changed', after(1))
    await queue(after(1.1))
    await world.happens(old, 'closed', after(2))
    await world.happens(old, 'reopened', after(3))
    await queue(after(3.1))
    expect(await toldBy(webhook)).toEqual([
      [old, 'changed', true],
      [old, 'closed', true],
      [old, 'reopened', true],
    ])
  })

  test('leaves out what happened before the webhook was made', async () => {
    await world.opens({ title: 'Elettricista' }, after(1))
    const webhook = await webhookFor('elettricista')
    await queue(after(1.1))
    expect(await toldBy(webhook)).toEqual([])
  })

  test.each([
    ['a plan that has lost the API', { tier: 'pro', size: plans.pro.size }],
    ['a licence that is over', { expires_at: after(0.5) }],
    ['a licence that was deleted', { deleted_at: after(0.5) }],
  ])('queues nothing for %s', async (_, change) => {
    const webhook = await webhookFor('verniciatore')
    const { licenceNo } = webhook.viewer.seat
    await db.updateTable('licence').set(change).where('licence_no', '=', licenceNo).execute()
    await world.opens({ title: 'Verniciatore' }, after(1))
    await queue(after(1.1))
    expect(await toldBy(webhook)).toEqual([])
  })

  test('goes on collecting while a webhook is paused', async () => {
    const webhook = await webhookFor('carpentiere')
    const paused = { paused_at: after(0.5), pause_reason: 'person' }
    await db.updateTable('webhook').set(paused).where('webhook_id', '=', webhook.webhookId).execute()
    const carpenter = await world.opens({ title: 'Carpentiere' }, after(1))
    await queue(after(1.1))
    expect(await toldBy(webhook)).toEqual([[carpenter, 'new', true]])
  })
})
