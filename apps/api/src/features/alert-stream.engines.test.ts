import type { AddressInfo } from 'node:net'
import { errors } from '@vedetta/contracts/calls/errors'
import { maxMissedAlerts } from '@vedetta/contracts/notify/alert-stream'
import { makeAlert, makeBell } from '@vedetta/core/testing/alert-reader'
import { makePosition } from '@vedetta/core/testing/factories'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { type ClientStream, openAlertStream } from '../testing/event-stream-client.ts'
import { createTestApp, type SignedIn, signUpWithSeat, type TestApp } from '../testing/test-app.ts'

const quick = { gatherMs: 10, pollMs: 60_000, heartbeatMs: 60_000, recheckMs: 60_000 }
const opened: ClientStream[] = []
const apps: TestApp[] = []
let testApp: TestApp
beforeAll(async () => {
  testApp = await start()
  await signalsArrive()
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function start(overrides: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const made = await createTestApp({ ...overrides, streamBounds: { ...quick, ...overrides.streamBounds } })
  apps.push(made)
  await made.app.listen({ host: '127.0.0.1', port: 0 })
  return made
}

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

async function open(
  { browser }: Pick<SignedIn, 'browser'>,
  options: { after?: number; lastEventId?: number } = {},
  { app } = testApp,
): Promise<ClientStream> {
  const { port } = app.server.address() as AddressInfo
  const stream = await openAlertStream(port, { cookie: cookieOf(browser), ...options })
  opened.push(stream)
  return stream
}

/** Writes alerts of a person, as the matcher does, and signals them. */
async function tell({ userId }: SignedIn, count = 1, filterIds: string[] = [], { db, alertSignals } = testApp) {
  const now = new Date()
  for (let n = 0; n < count; n++) await makeAlert(db, userId, { positionNo: await makePosition(db), filterIds }, now)
  alertSignals.send('written')
  const rows = await db
    .selectFrom('alert')
    .select('alert_no')
    .where('user_id', '=', userId)
    .orderBy('alert_no')
    .execute()
  return rows.map(({ alert_no }) => alert_no)
}

const numbersIn = ({ events }: ClientStream) => events.flatMap(({ name, id }) => (name === 'alert' ? (id ?? 0) : []))
/** A signal that is sent before the app listens for them is lost. */
async function signalsArrive(): Promise<void> {
  const person = await signUpWithSeat(testApp)
  const stream = await open(person, { after: 0 })
  await isAdmitted(stream)
  await tell(person)
  await vi.waitFor(() => {
    testApp.alertSignals.send('written')
    expect(numbersIn(stream)).toHaveLength(1)
  }, patience)
}

/** Of hooks, which have no `expect.poll`. */
const patience = { timeout: 120_000 }
const isAdmitted = (stream: ClientStream) => vi.waitFor(() => expect(stream.events).not.toEqual([]), patience)

describe('the stream of alerts', () => {
  test('sends a new alert with its number, the unread count and the filters that found it', async () => {
    const person = await signUpWithSeat(testApp)
    const filterIDs = [await makeBell(testApp.db, person.userId, {}, new Date())]
    const stream = await open(person, { after: 0 })
    await isAdmitted(stream)
    const [alertNo = 0] = await tell(person, 1, filterIDs)
    await expect
      .poll(() => stream.events)
      .toEqual([
        { name: 'unread', data: { unread: 0 } },
        { name: 'alert', id: alertNo, data: { alertNo, unread: 1, filterIDs } },
      ])
  })

  test('passes through proxies: no cache, no transformation, no buffering, and a time to connect again', async () => {
    const stream = await open(await signUpWithSeat(testApp))
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    await expect.poll(() => stream.others).toEqual([expect.stringMatching(/^retry: \d{4}$/)])
  })

  test('begins where the list ended, so that an alert between the two arrives once', async () => {
    const person = await signUpWithSeat(testApp)
    await tell(person, 2)
    const { alerts } = (await person.browser.get('/api/alert/list')).body
    const between = await tell(person)
    const stream = await open(person, { after: alerts[0].alertNo })
    await expect.poll(() => numbersIn(stream)).toEqual(between.slice(-1))
    const later = await tell(person)
    await expect.poll(() => numbersIn(stream)).toEqual(later.slice(-2))
  })

  test('without a number begins with what comes', async () => {
    const person = await signUpWithSeat(testApp)
    await tell(person, 2)
    const stream = await open(person)
    await isAdmitted(stream)
    const told = await tell(person)
    await expect.poll(() => numbersIn(stream)).toEqual(told.slice(-1))
  })

  test('resumes after the Last-Event-ID, whatever the address says', async () => {
    const person = await signUpWithSeat(testApp)
    const told = await tell(person, 4)
    const stream = await open(person, { after: 0, lastEventId: told[1] ?? 0 })
    await expect.poll(() => numbersIn(stream)).toEqual(told.slice(2))
  })

  test('tells a client that missed too many to fetch the list again, and goes on after the newest', async () => {
    const person = await signUpWithSeat(testApp)
    const told = await tell(person, maxMissedAlerts + 2)
    const stream = await open(person, { after: 0 })
    const reset = () => stream.events.find(({ name }) => name === 'reset')
    await expect.poll(reset).toBeDefined()
    // One more than it may miss was read; the newest may follow as an alert, where the app was reading for others.
    const covered = reset()?.id ?? 0
    expect(covered).toBeGreaterThanOrEqual(told.at(-2) ?? 0)
    const later = await tell(person)
    await expect.poll(() => numbersIn(stream)).toEqual(later.filter((no) => no > covered))
    const atLimit = await open(person, { after: later.at(-maxMissedAlerts - 1) ?? 0 })
    await expect.poll(() => numbersIn(atLimit)).toEqual(later.slice(-maxMissedAlerts))
  })

  test('never carries another person’s alerts', async () => {
    const [person, other] = [await signUpWithSeat(testApp), await signUpWithSeat(testApp)]
    const [mine, theirs] = [await open(person, { after: 0 }), await open(other, { after: 0 })]
    await Promise.all([mine, theirs].map(isAdmitted))
    const toldOther = await tell(other, 3)
    const told = await tell(person)
    await expect.poll(() => numbersIn(mine)).toEqual(told)
    await expect.poll(() => numbersIn(theirs)).toEqual(toldOther)
  })

  test('lowers the unread count where alerts were read elsewhere', async () => {
    const person = await signUpWithSeat(testApp)
    const [alertNo] = await tell(person, 2)
    const stream = await open(person)
    await expect.poll(() => stream.events).toEqual([{ name: 'unread', data: { unread: 2 } }])
    await person.browser.post('/api/alert/read', { upTo: alertNo })
    await expect.poll(() => stream.events.at(-1)).toEqual({ name: 'unread', data: { unread: 1 } })
  })

  test('does not stay open for a client that asks for its headers alone', async () => {
    const { browser } = await signUpWithSeat(testApp)
    const headers = { cookie: cookieOf(browser) }
    const head = await testApp.app.inject({ method: 'HEAD', url: '/api/alert/stream', headers })
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/event-stream'])
  })

  test('is no use of the licence', async () => {
    const person = await signUpWithSeat(testApp)
    await isAdmitted(await open(person))
    const used = () => testApp.db.selectFrom('usage_session').selectAll().where('user_id', '=', person.userId).execute()
    expect(await used()).toEqual([])
    await person.browser.get('/api/alert/list')
    expect(await used()).toHaveLength(1)
  })
})

describe('a stream of alerts is refused', () => {
  test('on a plan without alerts', async () => {
    const person = await signUpWithSeat(testApp, { tier: 'basic', size: 1 })
    const { code, message } = { code: 'alerts_not_in_plan', message: errors.alerts_not_in_plan.en }
    expect(await person.browser.get('/api/alert/stream')).toMatchObject({ status: 403, body: { code, message } })
  })

  test('by a process that has as many as it takes', async () => {
    const small = await start({ streamBounds: { perProcess: 1 } })
    const [first, second] = [await signUpWithSeat(small), await signUpWithSeat(small)]
    const stream = await open(first, {}, small)
    const refused = await second.browser.get('/api/alert/stream')
    const { code, message } = { code: 'alert_streams_full', message: errors.alert_streams_full.en }
    expect(refused).toMatchObject({ status: 503, body: { code, message }, headers: { 'retry-after': '60' } })
    stream.close()
    await expect.poll(async () => (await open(second, {}, small)).status).toBe(200)
  })
})

describe('a stream of alerts ends', () => {
  let checked: TestApp
  beforeAll(async () => {
    checked = await start({ streamBounds: { recheckMs: 0, pollMs: 20, heartbeatMs: 20 } })
  })

  const ends = {
    'its session is revoked': ({ userId }: SignedIn) => checked.db.deleteFrom('session').where('user_id', '=', userId),
    'its session expires': ({ userId }: SignedIn) =>
      checked.db.updateTable('session').set({ expires_at: new Date() }).where('user_id', '=', userId),
    'its person loses the seat': ({ userId }: SignedIn) =>
      checked.db.updateTable('seat').set({ ended_at: new Date() }).where('user_id', '=', userId),
    'the plan loses its alerts': ({ licence }: Awaited<ReturnType<typeof signUpWithSeat>>) =>
      checked.db.updateTable('licence').set({ tier: 'basic', size: 1 }).where('licence_no', '=', licence.licenceNo),
    'the licence wants a second step': ({ licence }: Awaited<ReturnType<typeof signUpWithSeat>>) =>
      checked.db.updateTable('licence').set({ requires_second_step: true }).where('licence_no', '=', licence.licenceNo),
  }

  test.each(Object.entries(ends))('when %s', async (_, end) => {
    const [person, other] = [await signUpWithSeat(checked), await signUpWithSeat(checked)]
    const [stream, kept] = [await open(person, {}, checked), await open(other, {}, checked)]
    await Promise.all([stream, kept].map(isAdmitted))
    await end(person).execute()
    await stream.closed
    const told = await tell(other, 1, [], checked)
    await expect.poll(() => numbersIn(kept)).toEqual(told)
  })

  test('when the person logs out', async () => {
    const person = await signUpWithSeat(checked)
    const stream = await open(person, {}, checked)
    await isAdmitted(stream)
    await person.browser.post('/api/logout')
    await stream.closed
  })

  test('for the oldest of a person that has too many, which is told not to come back', async () => {
    const person = await signUpWithSeat(testApp)
    const streams: ClientStream[] = []
    for (let n = 0; n < 7; n++) streams.push(await open(person, { after: 0 }))
    await streams[0]?.closed
    expect(streams[0]?.events.at(-1)).toEqual({ name: 'replaced', data: {} })
    const told = await tell(person)
    for (const stream of streams.slice(1)) await expect.poll(() => numbersIn(stream)).toEqual(told)
    expect(streams[0] && numbersIn(streams[0])).toEqual([])
  })

  test('by itself after its time', async () => {
    const short = await start({ streamBounds: { lifeMs: [50, 100] } })
    await (await open(await signUpWithSeat(short), {}, short)).closed
  })

  test('with the process, which waits for none', async () => {
    const stopping = await start()
    const stream = await open(await signUpWithSeat(stopping), {}, stopping)
    await isAdmitted(stream)
    await stopping.app.close()
    await stream.closed
  })
})

test('a silent stream of alerts gets a comment now and then, which keeps it open', async () => {
  const beating = await start({ streamBounds: { heartbeatMs: 20 } })
  const stream = await open(await signUpWithSeat(beating), {}, beating)
  await expect.poll(() => stream.others.slice(1, 3)).toEqual([':', ':'])
})

test('how long an alert took to an open stream is measured, and written when the process ends', async () => {
  const own = await start({ streamBounds: { pollMs: 50 } })
  const person = await signUpWithSeat(own)
  const stream = await open(person, { after: 0 }, own)
  await isAdmitted(stream)
  await tell(person, 2, [], own)
  await expect.poll(() => numbersIn(stream)).toHaveLength(2)
  await own.app.close()
  const counted = await own.db.selectFrom('latency_day').select(['stage', 'count']).execute()
  expect(counted.reduce((sum, { stage, count }) => sum + (stage === 'stream' ? count : 0), 0)).toBe(2)
})

test('alerts reach open streams by polling while Redis is down', async () => {
  const cutOff = await start({ signalUrl: 'redis://127.0.0.1:9', streamBounds: { pollMs: 50, recheckMs: 0 } })
  const person = await signUpWithSeat(cutOff)
  const stream = await open(person, { after: 0 }, cutOff)
  await isAdmitted(stream)
  const told = await tell(person, 2, [], cutOff)
  await expect.poll(() => numbersIn(stream)).toEqual(told)
  await person.browser.post('/api/alert/read', { upTo: told[1] })
  await expect.poll(() => stream.events.at(-1)).toEqual({ name: 'unread', data: { unread: 0 } })
})
