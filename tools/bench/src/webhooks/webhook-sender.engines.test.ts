import { randomUUID } from 'node:crypto'
import { plans } from '@vedetta/contracts/facts/plans'
import type { WebhookContent } from '@vedetta/contracts/outward/webhooks'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { createWebhook } from '@vedetta/core/outward/webhooks/create-webhook'
import { listWebhookMessages } from '@vedetta/core/outward/webhooks/list-webhook-messages'
import { listWebhooks } from '@vedetta/core/outward/webhooks/list-webhooks'
import { replayWebhook } from '@vedetta/core/outward/webhooks/replay-webhook'
import { rotateWebhookSecret } from '@vedetta/core/outward/webhooks/rotate-webhook-secret'
import { runWebhookSender, sendNext } from '@vedetta/core/outward/webhooks/run-webhook-sender'
import { testWebhook } from '@vedetta/core/outward/webhooks/test-webhook'
import { updateWebhook } from '@vedetta/core/outward/webhooks/update-webhook'
import { createLoop } from '@vedetta/core/platform/loops/loop'
import { insertFilter } from '@vedetta/core/search/filters/filters.queries'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { makeRecruiter, noLimits } from '@vedetta/core/testing/people'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { createAddressGate } from '@vedetta/crawler/fetch/address-gate'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import {
  type Behaviour,
  privateHost,
  type ReceivedMessage,
  startWebhookReceiver,
} from '@vedetta/simweb/webhook-receiver'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const { db, as, close } = await createTestDb()
const received: ReceivedMessage[] = []
let respond: (message: ReceivedMessage) => Behaviour = () => ({ status: 204 })
const receiver = await startWebhookReceiver((message) => {
  received.push(message)
  return respond(message)
})
const names: Readonly<Record<string, string[]>> = {
  'ats.example': ['127.0.0.1'],
  'dead.example': ['127.0.0.1'],
  'inside.example': [privateHost],
}
const gate = createAddressGate(async (name) => names[name] ?? [], ['127.0.0.1/32'])
const gated = createGatedPost(gate, receiver.web, hourMs)
/** For receivers that never answer. */
const failFast = createGatedPost(gate, receiver.web, 500)
afterAll(async () => {
  await gated.close()
  await failFast.close()
  await receiver.close()
  await close()
})
beforeEach(async () => {
  received.length = 0
  respond = () => ({ status: 204 })
  await db.deleteFrom('webhook').execute()
})

const start = new Date()
const after = (ms: number) => new Date(start.getTime() + ms)
const log = { info() {}, warn() {}, error() {} }
const secrets = ['a secret of the test'] as const
const senderAt = (now: Date, { post } = gated) => ({
  db: as('worker').db,
  log,
  clock: () => now,
  publicUrl: 'https://vedetta.example',
  secrets,
  advertTexts: 'whole' as const,
  post,
})
const api = { db: as('api').db, limits: noLimits, secrets }
const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const enterprise = { tier: 'enterprise', size: null } as const

async function send(now: Date, through = gated): Promise<void> {
  while (await sendNext(senderAt(now, through)));
}

const customer = (credits = 3_000) => makeRecruiter(db, after(-dayMs), { ...enterprise, monthly_credits: credits })

async function hook({
  url = 'https://ats.example/in',
  content = 'heads' as WebhookContent,
  credits = 3_000,
  of = customer(credits),
} = {}) {
  const viewer = await of
  const criteria = positionCriteria.parse({})
  const name = randomUUID()
  const { filterId } = await insertFilter(db, viewer.userId, { name, criteria, count: 0 }, start)
  const made = await createWebhook(api, viewer, { filterID: filterId, url, content }, start)
  return { viewer, filterId, webhookId: made.webhookID, secret: made.secret, url, content }
}

type Hook = Awaited<ReturnType<typeof hook>>

let events = 0

async function happens({ webhookId }: Hook, kind = 'new', positionNo?: number, at = start) {
  events += 1
  const position_no = positionNo ?? (await makePosition(db, {}, start))
  await db
    .insertInto('webhook_message')
    .values({
      webhook_id: webhookId,
      kind,
      event: events,
      position_no,
      matches: true,
      happened_at: at,
      made_at: at,
      next_at: at,
    })
    .execute()
  return position_no
}

const messagesOf = async ({ viewer, webhookId }: Hook) =>
  (await listWebhookMessages(api, viewer, { webhookID: webhookId })).messages

const rowOf = ({ webhookId }: Hook) =>
  db.selectFrom('webhook').selectAll().where('webhook_id', '=', webhookId).executeTakeFirstOrThrow()

type Body = { type: string; timestamp: string; data: Record<string, unknown> }

const verified = (secret: string, { body, headers }: ReceivedMessage) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Body

describe('a message of a webhook', () => {
  test('is signed so that another library verifies it, and is the head of what happened', async () => {
    const made = await hook()
    const positionNo = await happens(made)
    await send(start)
    const [message] = received
    if (!message) throw new Error('nothing was sent')
    expect(verified(made.secret, message)).toEqual({
      type: 'position.opened',
      timestamp: start.toISOString(),
      data: {
        positionID: await positionIdOf(db, positionNo),
        filterID: made.filterId,
        event: events,
        kind: 'new',
        at: start.toISOString(),
        matches: true,
      },
    })
    expect(() => verified(otherSecret, message)).toThrow()
    expect(message.headers['webhook-id']).toMatch(/^msg_[\w-]{36}$/)
    expect(await messagesOf(made)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204, error: null }])
    expect((await listWebhooks(api.db, made.viewer)).webhooks).toMatchObject([
      { waiting: 0, lastDelivery: start.toISOString() },
    ])
  })

  test('waits for the one before of its position, and for no other position', async () => {
    const made = await hook()
    const first = await happens(made)
    await happens(made, 'changed', first)
    await happens(made, 'closed', first)
    const other = await happens(made)
    const firstId = await positionIdOf(db, first)
    respond = ({ body }) => ({ status: body.includes(firstId) ? 503 : 200 })
    await send(start)
    await send(after(4_000))
    const told = () => received.map(({ body }) => (JSON.parse(body) as Body).data)
    expect(told().map(({ positionID, kind }) => [positionID, kind])).toEqual([
      [firstId, 'new'],
      [await positionIdOf(db, other), 'new'],
    ])
    respond = () => ({ status: 200 })
    await send(after(5_000))
    expect(
      told()
        .slice(2)
        .map(({ kind }) => kind),
    ).toEqual(['new', 'changed', 'closed'])
    expect(received[2]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id'])
  })

  test('is sent by one sender at a time, and again by the next when a sender dies before noting it', async () => {
    const made = await hook()
    await happens(made)
    await Promise.all(Array.from({ length: 8 }, () => send(start)))
    expect(received).toHaveLength(1)
    await happens(made)
    const dying = { ...senderAt(start), post: async () => Promise.reject(new Error('killed')) }
    let calls = 0
    const killed = () => {
      calls += 1
      if (calls > 4) throw new Error('killed')
      return start
    }
    await expect(sendNext({ ...dying, clock: killed })).rejects.toThrow('killed')
    await send(after(minuteMs))
    expect(received).toHaveLength(1)
    await send(after(2 * minuteMs))
    expect(received).toHaveLength(2)
  })

  test('has the position in full for a credit, once, and its head alone when the credits are used up', async () => {
    const made = await hook({ content: 'positions', credits: 1 })
    const paid = await happens(made)
    await send(start)
    const unpaid = await happens(made)
    await send(start)
    await happens(made, 'changed', paid)
    await send(start)
    await happens(made, 'closed', unpaid)
    await send(start)
    const told = received.map(({ body }) => (JSON.parse(body) as Body).data)
    const ids = [await positionIdOf(db, paid), await positionIdOf(db, unpaid)]
    expect(told).toMatchObject([
      { positionID: ids[0], position: { positionID: ids[0] } },
      { positionID: ids[1], position: null, reason: 'credits_used_up' },
      { positionID: ids[0], kind: 'changed', position: { positionID: ids[0] } },
      { positionID: ids[1], kind: 'closed' },
    ])
    expect(told[3]).not.toHaveProperty('position')
    const bought = await db
      .selectFrom('purchase')
      .select('subject')
      .where('licence_no', '=', made.viewer.seat.licenceNo)
      .execute()
    expect(bought).toEqual([{ subject: ids[0] }])
  })
})

describe('a receiver', () => {
  test.each<[string, Behaviour, number | null, string]>([
    ['refuses', { status: 500 }, 500, 'refused'],
    ['redirects', { status: 307, headers: { location: `https://${privateHost}/` } }, 307, 'redirected'],
    ['resets the connection', 'reset', null, 'unreachable'],
    ['does not answer', 'silent', null, 'timed_out'],
  ])('that %s is tried again, first after five seconds', async (_, behaviour, status, error) => {
    const made = await hook()
    await happens(made)
    respond = () => behaviour
    await send(start, behaviour === 'silent' ? failFast : gated)
    const before = received.length
    expect(await messagesOf(made)).toMatchObject([
      { state: 'waiting', attempts: 1, status, error, nextAt: after(5_000).toISOString() },
    ])
    respond = () => ({ status: 200 })
    await send(after(4_999))
    expect(received).toHaveLength(before)
    await send(after(5_000))
    expect(received).toHaveLength(before + 1)
    expect(receiver.trespasses()).toBe(0)
    expect(await messagesOf(made)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200, error: null }])
  })

  test('that is an address inside, or has no address, is never connected to', async () => {
    const inside = await hook({ url: 'https://inside.example/' })
    const nowhere = await hook({ url: 'https://nowhere.example/' })
    for (const each of [inside, nowhere]) await happens(each)
    await send(start)
    expect([receiver.trespasses(), received]).toEqual([0, []])
    expect(await messagesOf(inside)).toMatchObject([{ error: 'private_address' }])
    expect(await messagesOf(nowhere)).toMatchObject([{ error: 'unknown_host' }])
  })

  test('that asks to wait is waited for', async () => {
    const made = await hook()
    await happens(made)
    respond = () => ({ status: 429, headers: { 'retry-after': '600' } })
    await send(start)
    expect(await messagesOf(made)).toMatchObject([{ nextAt: after(10 * minuteMs).toISOString() }])
  })

  test('that fails gets one message at a time, until it accepts one', async () => {
    const made = await hook()
    for (let n = 0; n < 20; n++) await happens(made)
    respond = () => ({ status: 500 })
    await send(start)
    expect(received).toHaveLength(8)
    await send(after(5_000))
    expect(received).toHaveLength(9)
    respond = () => ({ status: 200 })
    await send(after(hourMs))
    expect((await messagesOf(made)).every(({ state }) => state === 'delivered')).toBe(true)
  })

  test('that accepts nothing for three days pauses its webhook, whose owner is mailed once', async () => {
    const made = await hook()
    const positionNo = await happens(made)
    await happens(made, 'closed', positionNo)
    respond = () => ({ status: 500 })
    let now = start
    for (let tries = 0; tries < 50 && !(await rowOf(made)).paused_at; tries++) {
      await send(now)
      const [, { nextAt } = { nextAt: null }] = await messagesOf(made)
      now = new Date(
        Math.max(now.getTime() + 1, Date.parse(nextAt ?? ''), (await rowOf(made)).retry_at?.getTime() ?? 0),
      )
    }
    expect(await rowOf(made)).toMatchObject({ pause_reason: 'failing', paused_at: after(3 * dayMs) })
    expect(received.length).toBeGreaterThan(9)
    const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', made.viewer.email).execute()
    expect(mails.map(({ template }) => template)).toEqual(['webhookPaused'])
    received.length = 0
    respond = () => ({ status: 200 })
    await send(after(4 * dayMs))
    expect(received).toEqual([])
    const { webhookId: webhookID, url, content } = made
    await updateWebhook(api, made.viewer, { webhookID, url, content, paused: false }, after(4 * dayMs))
    await send(after(4 * dayMs))
    expect(received.map(({ body }) => (JSON.parse(body) as Body).type)).toEqual(['position.opened', 'position.closed'])
  })

  test('that refuses one message alone for three days gets the others', async () => {
    const made = await hook()
    const bad = await positionIdOf(db, await happens(made))
    respond = ({ body }) => ({ status: body.includes(bad) ? 422 : 200 })
    for (let n = 0; n <= 80; n++) {
      await happens(made, 'new', undefined, after(n * hourMs))
      await send(after(n * hourMs))
    }
    await send(after(4 * dayMs))
    const states = await db
      .selectFrom('webhook_message')
      .select(['state'])
      .where('webhook_id', '=', made.webhookId)
      .orderBy('event')
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['failed', ...Array.from({ length: 81 }, () => 'delivered')])
    expect(await rowOf(made)).toMatchObject({ paused_at: null })
  })

  test('that is gone pauses the webhook at once; a test still goes to it', async () => {
    const made = await hook()
    await happens(made)
    respond = () => ({ status: 410 })
    await send(start)
    expect(await rowOf(made)).toMatchObject({ pause_reason: 'gone' })
    respond = () => ({ status: 200 })
    await testWebhook(api, made.viewer, made.webhookId, after(1))
    await send(after(2))
    expect(received.map(({ body }) => (JSON.parse(body) as Body).type)).toEqual(['position.opened', 'webhook.test'])
    expect(await messagesOf(made)).toMatchObject([{ state: 'delivered' }, { state: 'waiting' }])
  })
})

describe('the lanes of a worker', () => {
  const deadUrl = 'https://dead.example/in'
  const isDead = ({ host }: ReceivedMessage) => host === 'dead.example'
  const sentTo = (host: string) => received.filter((message) => message.host === host).length

  /** Runs the lanes during the work, and cuts what hangs. */
  async function whileSending(work: () => Promise<void>): Promise<void> {
    const over = new AbortController()
    const hanging = createGatedPost(gate, receiver.web, hourMs)
    const loop = createLoop(log, { what: 'sending', idleMs: 1_000 }, over.signal)
    const lanes = runWebhookSender(senderAt(start, hanging), loop)
    try {
      await work()
    } finally {
      over.abort()
      await hanging.close()
      await lanes
    }
  }

  test('one customer with many webhooks that hang leaves lanes to the others', async () => {
    const dead = customer()
    for (let n = 0; n < 8; n++) await happens(await hook({ url: deadUrl, of: dead }))
    respond = (message) => (isDead(message) ? 'silent' : { status: 204 })
    await whileSending(async () => {
      await expect.poll(() => sentTo('dead.example')).toBeGreaterThan(0)
      await happens(await hook())
      await expect.poll(() => sentTo('ats.example'), { timeout: 5_000 }).toBe(1)
    })
  })

  test('receivers of many customers that did not answer the last time leave lanes to those that did', async () => {
    for (let n = 0; n < 8; n++) await happens(await hook({ url: deadUrl }))
    await db.updateTable('webhook').set({ failures: 1 }).execute()
    respond = (message) => (isDead(message) ? 'silent' : { status: 204 })
    await whileSending(async () => {
      await expect.poll(() => sentTo('dead.example')).toBeGreaterThan(0)
      await happens(await hook())
      await expect.poll(() => sentTo('ats.example'), { timeout: 5_000 }).toBe(1)
    })
  })

  test('a receiver that hangs does not hold the connections of its host’s other customers', async () => {
    const dead = await hook({ url: 'https://ats.example/dead' })
    for (let n = 0; n < 8; n++) await happens(dead)
    respond = ({ path }) => (path === '/dead' ? 'silent' : { status: 204 })
    await whileSending(async () => {
      await expect.poll(() => received.length).toBe(8)
      await happens(await hook())
      await expect.poll(() => received.length, { timeout: 5_000 }).toBe(9)
    })
  })

  test('go to the customer whose turn was longest ago, not to the one with the most webhooks', async () => {
    const many = customer()
    const single = await hook({ url: 'https://ats.example/single' })
    await happens(single)
    await send(start)
    for (let n = 0; n < 3; n++) await happens(await hook({ url: 'https://ats.example/many', of: many }))
    await happens(single, 'new', undefined, after(1))
    await sendNext(senderAt(after(1)))
    await send(after(2))
    expect(received.map(({ path }) => path)).toEqual(['/single', '/many', '/single', '/many', '/many'])
  })

  test('are free again soon after a receiver that takes long over each message', async () => {
    const slow = await hook()
    for (let n = 0; n < 40; n++) await happens(slow)
    let now = start.getTime()
    respond = () => {
      now += 1_000
      return { status: 204 }
    }
    await sendNext({ ...senderAt(start), clock: () => new Date(now) })
    expect(received).toHaveLength(16)
    expect(await rowOf(slow)).toMatchObject({ leased_until: new Date(now), failures: 0 })
  })
})

describe('a webhook', () => {
  test('signs with both secrets for a day after its secret was replaced', async () => {
    const made = await hook()
    const { secret } = await rotateWebhookSecret(api, made.viewer, made.webhookId, start)
    await happens(made)
    await send(start)
    const [both] = received
    for (const each of [made.secret, secret])
      expect(verified(each, both as ReceivedMessage).type).toBe('position.opened')
    await happens(made, 'new', undefined, after(dayMs))
    await send(after(dayMs))
    expect(received[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('sends messages again that were delivered: one, or all since a moment, under their identifiers', async () => {
    const made = await hook()
    for (let n = 0; n < 3; n++) await happens(made, 'new', undefined, after(n))
    await send(after(10))
    const sent = received.map(({ headers }) => headers['webhook-id'])
    const [newest] = await messagesOf(made)
    expect(
      await replayWebhook(
        api,
        made.viewer,
        { webhookID: made.webhookId, messageNo: newest?.messageNo ?? 0 },
        after(11),
      ),
    ).toEqual({ messages: 1 })
    await send(after(11))
    expect(
      await replayWebhook(api, made.viewer, { webhookID: made.webhookId, since: after(1).toISOString() }, after(12)),
    ).toEqual({ messages: 2 })
    await send(after(12))
    expect(received.slice(3).map(({ headers }) => headers['webhook-id'])).toEqual([sent[2], sent[1], sent[2]])
  })

  test.each([
    ['its plan has lost the API', { tier: 'pro', size: plans.pro.size }],
    ['its licence is over', { expires_at: after(-1) }],
  ])('sends nothing while %s, and then what waited', async (_, change) => {
    const made = await hook()
    await happens(made)
    const { licenceNo } = made.viewer.seat
    const licence = () => db.updateTable('licence').where('licence_no', '=', licenceNo)
    await licence().set(change).execute()
    await send(start)
    expect(received).toEqual([])
    await licence()
      .set({ ...enterprise, expires_at: after(dayMs) })
      .execute()
    await send(start)
    expect(received).toHaveLength(1)
  })
})
