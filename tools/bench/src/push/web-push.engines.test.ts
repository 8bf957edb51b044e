import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { plans } from '@vedetta/contracts/facts/plans'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { maxPushDevices } from '@vedetta/contracts/notify/push'
import { isSureReading } from '@vedetta/contracts/positions/position-reading'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { pushDue } from '@vedetta/core/notify/push/push-due'
import { removeDevice } from '@vedetta/core/notify/push/remove-device'
import { subscribePush } from '@vedetta/core/notify/push/subscribe-push'
import { makePushSubscription } from '@vedetta/core/notify/push/testing/push-subscription'
import { makeVapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import { makeAlert, makeAlertReader, makeBell } from '@vedetta/core/testing/alert-reader'
import { makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { noLimits } from '@vedetta/core/testing/people'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { createAddressGate } from '@vedetta/crawler/fetch/address-gate'
import { createGatedPost } from '@vedetta/crawler/fetch/gated-post'
import { decryptPush } from '@vedetta/simweb/testing/decrypt-push'
import { type ReceivedPush, startPushService } from '@vedetta/simweb/testing/push-service'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

const { db, as, close } = await createTestDb()
const service = await startPushService()
const names: Readonly<Record<string, string[]>> = { 'push.example': ['127.0.0.1'], 'inside.example': ['10.0.0.1'] }
const gate = createAddressGate(async (name) => names[name] ?? [], ['127.0.0.1/32'])
const gated = createGatedPost(gate, service.web)
afterAll(async () => {
  await gated.close()
  await service.close()
  await close()
})
beforeEach(async () => {
  service.received.length = 0
  service.answers.clear()
  warnings.length = 0
  failures.length = 0
  measured.length = 0
  await db.deleteFrom('push_subscription').execute()
})

const start = new Date('2026-11-16T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const warnings: unknown[] = []
const failures: unknown[] = []
const log = {
  info: () => undefined,
  warn: (...args: unknown[]) => void warnings.push(args),
  error: (...args: unknown[]) => void failures.push(args),
}
const vapid = { ...makeVapidKeys(), subject: 'mailto:assistenza@vedetta.example' }
const measured: [string, number][] = []
const latencies = { record: (stage: string, ms: number) => void measured.push([stage, ms]) }
const senderAt = (now: Date) => ({ db: as('worker').db, log, clock: () => now, vapid, post: gated.post, latencies })
const pass = (now: Date) => pushDue(senderAt(now))
const api = { db: as('api').db, limits: noLimits, pushPublicKey: vapid.publicKey }
const pro = { tier: 'pro', size: plans.pro.size } as const

async function reader(fields: Parameters<typeof makeAlertReader>[2] = {}) {
  const person = await makeAlertReader(db, after(-dayMs), { licence: pro, ...fields })
  return { ...person, filterId: await makeBell(db, person.userId, {}, after(-dayMs)) }
}

type Reader = Awaited<ReturnType<typeof reader>>

async function device({ userId }: Reader, path = `/${randomUUID()}`, host = 'push.example') {
  const made = makePushSubscription(`https://${host}${path}`)
  await subscribePush(api, userId, { ...made.subscription, userAgent: 'Firefox/140.0' }, start)
  return { ...made, path }
}

type Device = Awaited<ReturnType<typeof device>>

async function found({ userId, filterId }: Reader, title = 'Saldatore', confidence = 1): Promise<number> {
  const positionNo = await makePosition(db, { title, confidence }, start)
  await makeAlert(db, userId, { positionNo, filterIds: [filterId], isUnsure: !isSureReading(confidence) }, start)
  return positionNo
}

const receivedBy = ({ path }: Device) => service.received.filter((push) => push.path === path)

const messageOf = (push: ReceivedPush, { privateKey, subscription }: Device) =>
  decryptPush(push, { privateKey, authSecret: subscription.keys.auth })

const messagesTo = (to: Device) => receivedBy(to).map((push) => messageOf(push, to))

const rowOf = ({ subscription }: Device) =>
  db.selectFrom('push_subscription').selectAll().where('endpoint', '=', subscription.endpoint).executeTakeFirst()

describe('a push of new alerts', () => {
  test('is decrypted by another library to the position and its link, and signed with the operator’s key', async () => {
    const person = await reader()
    const browser = await device(person)
    const positionNo = await found(person, 'Saldatore TIG')
    await pass(start)
    const [push] = receivedBy(browser)
    if (!push) throw new Error('nothing was pushed')
    const message = messageOf(push, browser)
    expect(message.title).toBe('Nuova posizione: Saldatore TIG')
    expect(message.url).toBe(inboxLinks.position(await positionIdOf(db, positionNo)))
    expect(push.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(dayMs / 1_000),
      urgency: 'high',
      topic: message.tag,
    })
    expect(message.tag).toMatch(/^[\w-]{1,32}$/)
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(push.headers.authorization ?? '') ?? []
    const [head, claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(vapid.publicKey, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const proof = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof)).toBe(true)
    expect(key).toBe(vapid.publicKey)
    const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect([aud, sub]).toEqual(['https://push.example', vapid.subject])
    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(dayMs)
    expect(exp * 1_000).toBeGreaterThan(Date.now())
    expect([warnings, failures]).toEqual([[], []])
  })

  test('groups what was found, in the reader’s language, once on each device', async () => {
    const person = await reader({ user: { language: 'en' } })
    const devices = [await device(person), await device(person)]
    for (const title of ['Prima', 'Seconda', 'Terza', 'Quarta']) await found(person, title)
    await found(person, 'Q'.repeat(500))
    await pass(start)
    await pass(after(hourMs))
    for (const browser of devices) {
      const [message, ...others] = messagesTo(browser)
      expect(others).toEqual([])
      expect(message).toMatchObject({ title: '5 new positions', url: inboxLinks.filters })
      expect(message?.body.split('\n').map((line) => line.split(' · ')[0])).toEqual([
        `${'Q'.repeat(89)}…`,
        'Quarta',
        'Terza',
        'and 2 more',
      ])
    }
  })

  test('tells of no position to be checked, whatever its reader chose', async () => {
    const person = await reader({ settings: { tellUnsure: true } })
    const browser = await device(person)
    await found(person, 'Da verificare', 0.89)
    await pass(start)
    expect(receivedBy(browser)).toEqual([])
    await found(person, 'Sicura', 0.9)
    await pass(start)
    expect(messagesTo(browser).map(({ title }) => title)).toEqual(['Nuova posizione: Sicura'])
  })

  test('tells what came after the last one, a minute later at the earliest, with another topic', async () => {
    const person = await reader()
    await found(person, 'Di ieri')
    const browser = await device(person)
    await found(person, 'Prima')
    await pass(start)
    await found(person, 'Seconda')
    await pass(after(minuteMs - 1))
    expect(receivedBy(browser)).toHaveLength(1)
    await pass(after(minuteMs))
    const [first, second] = messagesTo(browser)
    expect([first?.title, second?.title]).toEqual(['Nuova posizione: Prima', 'Nuova posizione: Seconda'])
    expect(second?.tag).not.toBe(first?.tag)
  })

  test('is measured for each of its positions, once the service has accepted it', async () => {
    const person = await reader()
    const browser = await device(person)
    for (const title of ['Prima', 'Seconda', 'Terza', 'Quarta']) await found(person, title)
    service.answers.set(browser.path, { status: 503 })
    await pass(after(1_000))
    expect(measured).toEqual([])
    service.answers.delete(browser.path)
    await pass(after(1_000 + minuteMs))
    await pass(after(hourMs))
    expect(measured).toEqual(Array.from({ length: 4 }, () => ['push', 1_000 + minuteMs]))
  })

  test('leaves the mails’ claim alone, and leaves out what was read, closed or of a silent bell', async () => {
    const person = await reader()
    const browser = await device(person)
    await found(person, 'Letta')
    await db.updateTable('alert').set({ read_at: start }).where('user_id', '=', person.userId).execute()
    const closed = await found(person, 'Chiusa')
    const gone = { closed_at: start, closing_reason: 'gone' }
    await db.updateTable('position').set(gone).where('position_no', '=', closed).execute()
    await pass(start)
    expect(receivedBy(browser)).toEqual([])
    await found(person, 'Aperta')
    await pass(start)
    expect(messagesTo(browser).map(({ title }) => title)).toEqual(['Nuova posizione: Aperta'])
    const alerts = await db.selectFrom('alert').select('mail_id').where('user_id', '=', person.userId).execute()
    expect(alerts.every(({ mail_id }) => mail_id === null)).toBe(true)
    await found(person, 'Silenziosa')
    await db.updateTable('saved_filter').set({ bell_since: null }).where('user_id', '=', person.userId).execute()
    await pass(after(hourMs))
    expect(receivedBy(browser)).toHaveLength(1)
  })

  test.each<[string, Parameters<typeof makeAlertReader>[2]]>([
    ['on a plan without instant alerts', { licence: { tier: 'team', size: plans.team.size } }],
    ['on an expired licence', { licence: { ...pro, starts_at: after(-3 * dayMs), expires_at: after(-hourMs) } }],
    ['who turned alerts off', { settings: { notifyOnFilter: false } }],
  ])('is not sent to a person %s', async (_, fields) => {
    const person = await reader(fields)
    const browser = await device(person)
    await found(person)
    await pass(start)
    expect(receivedBy(browser)).toEqual([])
  })

  test('is sent once by workers that run at the same time', async () => {
    const person = await reader()
    const browser = await device(person)
    await found(person)
    await Promise.all(Array.from({ length: 8 }, () => pass(start)))
    expect(receivedBy(browser)).toHaveLength(1)
  })

  test('is sent again under its topic and tag when a worker dies between sending and noting it', async () => {
    const person = await reader()
    const browser = await device(person)
    await found(person)
    let calls = 0
    const dying = () => {
      calls += 1
      if (calls === 1) return start
      throw new Error('killed')
    }
    await pushDue({ ...senderAt(start), clock: dying })
    expect(failures).toHaveLength(1)
    await pass(after(minuteMs - 1))
    expect(receivedBy(browser)).toHaveLength(1)
    await found(person, 'Nel frattempo')
    await pass(after(minuteMs))
    await pass(after(hourMs))
    const [first, second] = receivedBy(browser)
    expect(receivedBy(browser)).toHaveLength(2)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    expect(messagesTo(browser)[1]).toMatchObject({ title: '2 nuove posizioni', tag: messagesTo(browser)[0]?.tag })
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %d ends the subscription, and no other', async (status) => {
    const person = await reader()
    const [dead, alive] = [await device(person), await device(person)]
    service.answers.set(dead.path, { status })
    await found(person)
    await pass(start)
    expect(await rowOf(dead)).toBeUndefined()
    expect(await rowOf(alive)).toMatchObject({ failures: 0, last_push: start })
  })

  test.each([
    ['429 and seconds', 429, '600', 10 * minuteMs],
    ['429 and a date', 429, after(2 * hourMs).toUTCString(), 2 * hourMs],
    ['429 and a year', 429, '31536000', dayMs],
    ['429 and a moment', 429, '0', minuteMs],
    ['503', 503, undefined, minuteMs],
    ['a redirect', 307, undefined, minuteMs],
  ])('that answers %s is waited for, and then gets what is still news', async (_, status, retryAfter, waitMs) => {
    const person = await reader()
    const browser = await device(person)
    const headers = { location: 'https://push.example/elsewhere', ...(retryAfter && { 'retry-after': retryAfter }) }
    service.answers.set(browser.path, { status, headers })
    await found(person)
    await pass(start)
    expect(await rowOf(browser)).toMatchObject({ failures: 1, push_after: after(waitMs), last_push: null })
    service.answers.delete(browser.path)
    await pass(after(waitMs - 1))
    expect(service.received).toHaveLength(1)
    await pass(after(waitMs))
    expect(messagesTo(browser)).toHaveLength(2)
    expect(await rowOf(browser)).toMatchObject({ failures: 0 })
  })

  test('that refuses for days loses the subscription after twenty messages', async () => {
    const person = await reader()
    const browser = await device(person)
    service.answers.set(browser.path, { status: 500 })
    await found(person)
    let now = start
    for (let tries = 1; tries <= 20; tries++) {
      await pass(now)
      expect(service.received).toHaveLength(tries)
      now = (await rowOf(browser))?.push_after ?? now
    }
    expect(await rowOf(browser)).toBeUndefined()
    expect(now.getTime() - start.getTime()).toBeGreaterThan(4 * dayMs)
  })

  test('that never answers is given up, and counts as one that refuses', async () => {
    const person = await reader()
    const browser = await device(person)
    service.answers.set(browser.path, null)
    await found(person)
    const failFast = createGatedPost(gate, service.web, 200)
    await pushDue({ ...senderAt(start), post: failFast.post })
    await failFast.close()
    expect(await rowOf(browser)).toMatchObject({ failures: 1, push_after: after(minuteMs) })
  })

  test('that is an address inside, or has no address, is never connected to', async () => {
    const person = await reader()
    const devices = [
      await device(person, '/a', 'inside.example'),
      await device(person, '/b', 'nowhere.example'),
      await device(person, '/c', '127.0.0.2'),
    ]
    await found(person)
    await pass(start)
    expect(service.received).toEqual([])
    for (const browser of devices) expect(await rowOf(browser)).toMatchObject({ failures: 1 })
  })
})

describe('a device', () => {
  test('belongs to the person who turned it on last, and shows nothing of before', async () => {
    const [anna, bruno] = [await reader(), await reader()]
    const browser = await device(anna)
    await found(anna, 'Di Anna')
    await found(bruno, 'Di Bruno, prima')
    await subscribePush(api, bruno.userId, { ...browser.subscription, userAgent: '' }, start)
    await found(bruno, 'Di Bruno')
    await pass(start)
    expect(messagesTo(browser).map(({ title }) => title)).toEqual(['Nuova posizione: Di Bruno'])
  })

  test('misses nothing when it is turned on again', async () => {
    const person = await reader()
    const browser = await device(person)
    await found(person)
    await subscribePush(api, person.userId, { ...browser.subscription, userAgent: '' }, after(1))
    await pass(after(2))
    expect(messagesTo(browser)).toHaveLength(1)
  })

  test('is one of ten at most, also when many are turned on at once, and makes room when it is removed', async () => {
    const person = await reader()
    const turnedOn = await Promise.allSettled(Array.from({ length: 12 }, () => device(person)))
    const refused = turnedOn.filter((each) => each.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['push_devices_full', 'push_devices_full'])
    const { subscription_id: id } = await db.selectFrom('push_subscription').selectAll().executeTakeFirstOrThrow()
    expect((await removeDevice(api, (await reader()).userId, id)).devices).toEqual([])
    expect((await removeDevice(api, person.userId, id)).devices).toHaveLength(maxPushDevices - 1)
    await device(person)
  })

  test('is known by the first 300 characters of its browser’s name', async () => {
    const { userId } = await reader()
    const { subscription } = makePushSubscription()
    await subscribePush(api, userId, { ...subscription, userAgent: 'a'.repeat(9_000) }, start)
    const { device: name } = await db.selectFrom('push_subscription').select('device').executeTakeFirstOrThrow()
    expect(name).toHaveLength(300)
  })

  test('can’t be turned on where there are no keys', async () => {
    const { userId } = await reader()
    const { subscription } = makePushSubscription()
    const turnedOn = subscribePush({ ...api, pushPublicKey: null }, userId, { ...subscription, userAgent: '' }, start)
    await expect(turnedOn).rejects.toMatchObject({ code: 'push_unavailable' })
  })
})
