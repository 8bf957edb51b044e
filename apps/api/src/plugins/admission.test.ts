import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openConnection, readStatuses } from '../testing/raw-client.ts'
import { admitRequests } from './admission.ts'
import { usualBounds } from './admission-bounds.ts'
import { createCallers } from './callers.ts'
import { endConnections } from './end-connections.ts'
import { handleErrors } from './errors.ts'
import { boundRequestsInHand, type InHandBounds } from './requests-in-hand.ts'
import { createShedReport } from './shed-report.ts'
import { cutUnreadAnswers } from './unread-answers.ts'

const patience = { timeout: 15_000 }
const limit = { min: 8, max: 8, targetMs: 60_000 }
const endless = { callMs: 0, fileMs: 0, burstMs: 0, waitMs: 0 }
let held: PromiseWithResolvers<string> & { asked: number }
let arrived = 0
let isStopping = false
let app: ReturnType<typeof build>

function build({ deadlineMs = 60_000, inHand = {} as Partial<InHandBounds>, unread = {} } = {}) {
  const built = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  const callers = createCallers(['a secret of this test'])
  const shed = createShedReport(built, undefined)
  handleErrors(built, async () => {})
  endConnections(built, () => isStopping)
  boundRequestsInHand(built, { callers, shed }, { ofCaller: 64, pace: endless, refusalMs: 1, ...inHand })
  const queue = { ...usualBounds.queue, waitMs: 1 }
  admitRequests(built, shed, { searches: limit, calls: limit, queue, deadlineMs })
  cutUnreadAnswers(built, { ...usualBounds.unread, ...unread })
  built.addHook('onRequest', async () => {
    arrived++
  })
  built.get('/api/held', hold)
  built.post('/api/held', hold)
  built.get('/api/search', async () => 'found')
  built.get('/api/large', async () => 'x'.repeat(16_000_000))
  built.get('/api/file', { config: { takesLong: true } }, hold)
  built.get('/api/health', { config: { isAlwaysAdmitted: true } }, async () => 'well')
  built.get('/page', async () => 'a page')
  return built
}

function hold() {
  held.asked++
  return held.promise
}

/** `inject` itself waits until it is awaited. */
const send = async (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress })

async function rebuild(options: Parameters<typeof build>[0]) {
  await app.close()
  app = build(options)
}

async function listen() {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

beforeEach(() => {
  held = { ...Promise.withResolvers<string>(), asked: 0 }
  arrived = 0
  isStopping = false
  app = build()
})
afterEach(() => {
  held.resolve('over')
  return app.close()
})

describe('admission', () => {
  test('refuses what is above a stranger’s quarter, answers others, and takes on again after an answer', async () => {
    const taken = [send('/api/held'), send('/api/held')]
    await expect.poll(() => held.asked, patience).toBe(2)
    const refused = await send('/api/held')
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['overloaded', '2'])
    for (const url of ['/%61pi/held', '/api/held/', '/%61%70%69/%68eld'])
      expect([url, (await send(url)).statusCode]).toEqual([url, 503])
    expect((await send('/api/health')).body).toBe('well')
    expect((await send('/api/search')).body).toBe('found')
    expect((await send('/page')).body).toBe('a page')
    const another = send('/api/held', '192.0.2.2')
    await expect.poll(() => held.asked, patience).toBe(3)
    held.resolve('answered')
    expect((await Promise.all([...taken, another])).map(({ body }) => body)).toEqual(Array(3).fill('answered'))
    expect((await send('/api/held')).statusCode).toBe(200)
  })

  test('counts a network of IPv6 as one stranger', async () => {
    const taken = [send('/api/held', '2001:db8::1'), send('/api/held', '2001:db8::2')]
    await expect.poll(() => held.asked, patience).toBe(2)
    expect((await send('/api/held', '2001:db8::3')).statusCode).toBe(503)
    held.resolve('answered')
    await Promise.all(taken)
  })

  test('does not count what takes long', async () => {
    const files = [send('/api/file'), send('/api/file'), send('/api/file')]
    await expect.poll(() => held.asked, patience).toBe(3)
    held.resolve('a file')
    expect((await Promise.all(files)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('gives calls a deadline, and files none', async () => {
    await rebuild({ deadlineMs: 20 })
    const file = send('/api/file')
    const late = await send('/api/held')
    expect([late.statusCode, late.json().code, late.headers['retry-after']]).toEqual([503, 'overloaded', '5'])
    held.resolve('a file')
    expect((await file).body).toBe('a file')
  })

  test('gives no place to a request whose body is not there', async () => {
    const port = await listen()
    const head = 'POST /api/held HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{'
    const slow = await Promise.all(Array.from({ length: 8 }, () => openConnection(port)))
    for (const socket of slow) socket.write(head)
    await expect.poll(() => arrived, patience).toBe(8)
    held.resolve('answered')
    const asked = await Promise.all(Array.from({ length: 2 }, () => openConnection(port)))
    for (const socket of asked) socket.write('GET /api/held HTTP/1.1\r\nhost: a\r\n\r\n')
    for (const socket of asked) expect(await readStatuses(socket, 1)).toEqual(['200'])
    for (const socket of [...slow, ...asked]) socket.destroy()
  })

  test('answers a body that is not there by the deadline with 408, and ends the connection', async () => {
    await rebuild({ deadlineMs: 50 })
    const socket = await openConnection(await listen())
    socket.write('POST /api/held HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
    expect(await readStatuses(socket, 2)).toEqual(['408'])
  })

  test('has the place of an answer back before its client has read it', async () => {
    const port = await listen()
    const unread = await Promise.all(Array.from({ length: 8 }, () => openConnection(port)))
    for (const socket of unread) socket.write('GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(() => arrived, patience).toBe(8)
    held.resolve('answered')
    await expect.poll(async () => (await send('/api/held', '127.0.0.1')).statusCode, patience).toBe(200)
    for (const socket of unread) socket.destroy()
  })

  test('has the places of pipelined requests back when their connection goes', async () => {
    const port = await listen()
    const socket = await openConnection(port)
    socket.write('GET /api/held HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2))
    await expect.poll(() => held.asked, patience).toBe(2)
    expect((await send('/api/held', '127.0.0.1')).statusCode).toBe(503)
    socket.destroy()
    const again = await openConnection(port)
    const answers: string[] = []
    while (!answers.includes('200')) {
      again.write('GET /api/search HTTP/1.1\r\nhost: a\r\n\r\n')
      answers.push(...(await readStatuses(again, 1)))
    }
    await expect
      .poll(async () => {
        const asked = held.asked
        void send('/api/held', '127.0.0.1')
        await send('/api/health')
        return held.asked > asked
      }, patience)
      .toBe(true)
    again.destroy()
  })
})

describe('requests in hand', () => {
  test('are bounded for each address, and refused after a while', async () => {
    await rebuild({ inHand: { ofCaller: 2 } })
    const taken = [send('/api/file'), send('/api/file')]
    await expect.poll(() => held.asked, patience).toBe(2)
    const refused = await send('/page')
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'request_limit',
      '2',
    ])
    expect((await send('/page', '192.0.2.2')).statusCode).toBe(200)
    held.resolve('a file')
    await Promise.all(taken)
    expect((await send('/page')).statusCode).toBe(200)
  })

  test('of strangers come at a pace, a call at the price of several files', async () => {
    await rebuild({ inHand: { pace: { callMs: 30_000, fileMs: 10_000, burstMs: 60_000, waitMs: 0 } } })
    const statuses = async (urls: string[]) =>
      (await Promise.all(urls.map((url) => send(url)))).map((a) => a.statusCode)
    expect(await statuses(['/api/search', '/page', '/page', '/page', '/page'])).toEqual([200, 200, 200, 200, 429])
    expect((await send('/api/health')).statusCode).toBe(200)
    expect((await send('/page', '192.0.2.2')).statusCode).toBe(200)
  })
})

describe('an answer that is not read', () => {
  test('ends its connection after a while', async () => {
    await rebuild({ unread: { ms: 50 } })
    const socket = await openConnection(await listen())
    socket.write('GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n')
    await expect.poll(() => connections(), patience).toBe(1)
    await expect.poll(() => connections(), patience).toBe(0)
    socket.destroy()
  })

  test('ends its connection once it is large and another is asked for', async () => {
    await rebuild({ unread: { bytes: 1_000_000 } })
    const socket = await openConnection(await listen())
    socket.write('GET /api/large HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(2))
    await once(socket.resume(), 'close')
  })
})

const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

test('connections end with their answers while the process is about to stop', async () => {
  expect((await app.inject('/page')).headers.connection).not.toBe('close')
  isStopping = true
  expect((await app.inject('/page')).headers.connection).toBe('close')
})
