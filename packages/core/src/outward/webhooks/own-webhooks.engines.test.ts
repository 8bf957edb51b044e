import { randomUUID } from 'node:crypto'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { makeRecruiter, noLimits } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { listWebhookMessages } from './list-webhook-messages.ts'
import { listWebhooks } from './list-webhooks.ts'
import { replayWebhook } from './replay-webhook.ts'
import { rotateWebhookSecret } from './rotate-webhook-secret.ts'
import { testWebhook } from './test-webhook.ts'
import { updateWebhook } from './update-webhook.ts'

const start = new Date('2026-11-02T08:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let api: { db: Db; limits: typeof noLimits; secrets: readonly [string] }
beforeAll(async () => {
  database = await createTestDb()
  api = { db: database.as('api').db, limits: noLimits, secrets: ['a secret of the test'] }
})
afterAll(() => database.close())

async function hook() {
  const viewer = await makeRecruiter(database.db, start, { tier: 'enterprise', size: null })
  const filter = { name: 'Tutte', criteria: positionCriteria.parse({}), count: 0 }
  const { filterId } = await insertFilter(database.db, viewer.userId, filter, start)
  const wanted = { filterID: filterId, url: 'https://ats.example/in', content: 'heads' } as const
  const { webhookID } = await createWebhook(api, viewer, wanted, start)
  return { viewer, filterId, webhookId: webhookID, url: wanted.url, content: wanted.content }
}

describe('a webhook', () => {
  test('is its owner’s alone', async () => {
    const [made, { viewer: other }] = [await hook(), await hook()]
    const { webhookId: webhookID, url, content } = made
    const acts: (() => Promise<unknown>)[] = [
      () => updateWebhook(api, other, { webhookID, url, content, paused: true }, start),
      () => rotateWebhookSecret(api, other, webhookID, start),
      () => testWebhook(api, other, webhookID, start),
      () => listWebhookMessages(api, other, { webhookID }),
      () => replayWebhook(api, other, { webhookID, since: start.toISOString() }, start),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'unknown_webhook' })
    await deleteWebhook(api, other, webhookID)
    expect((await listWebhooks(api.db, made.viewer)).webhooks).toMatchObject([{ webhookID, pausedAt: null }])
    const wanted = { filterID: made.filterId, url: `https://${randomUUID()}.example/`, content }
    await expect(createWebhook(api, other, wanted, start)).rejects.toMatchObject({ code: 'unknown_filter' })
  })

  test('is made, resumed, tested and replayed only by a person whose licence has the public API', async () => {
    const made = await hook()
    const { webhookId: webhookID, filterId: filterID, url, content } = made
    const viewer = { ...made.viewer, seat: { ...made.viewer.seat, publicApi: false } }
    const acts: (() => Promise<unknown>)[] = [
      () => createWebhook(api, viewer, { filterID, url: 'https://ats.example/2', content }, start),
      () => updateWebhook(api, viewer, { webhookID, url, content, paused: false }, start),
      () => testWebhook(api, viewer, webhookID, start),
      () => replayWebhook(api, viewer, { webhookID, since: start.toISOString() }, start),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'public_api_not_in_plan' })
    expect(await updateWebhook(api, viewer, { webhookID, url, content, paused: true }, start)).toMatchObject({
      webhooks: [{ pauseReason: 'person' }],
    })
  })

  test('is one of twenty at most, also when many are made at once, and the only one of its filter to its address', async () => {
    const made = await hook()
    const wanted = (n: number) =>
      ({ filterID: made.filterId, url: `https://ats.example/${n}`, content: 'heads' }) as const
    await expect(createWebhook(api, made.viewer, { ...wanted(0), url: made.url }, start)).rejects.toMatchObject({
      code: 'webhook_exists',
    })
    const all = await Promise.allSettled(
      Array.from({ length: 22 }, (_, n) => createWebhook(api, made.viewer, wanted(n), start)),
    )
    expect(all.flatMap((each) => (each.status === 'rejected' ? each.reason.code : []))).toEqual([
      'webhooks_full',
      'webhooks_full',
      'webhooks_full',
    ])
  })
})
