import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admitRequests } from './admission.ts'
import { endConnections } from './end-connections.ts'
import { handleErrors } from './errors.ts'

const bounds = { min: 2, max: 2, targetMs: 60_000 }
let held: PromiseWithResolvers<string> & { asked: number }
let isStopping = false
let deadlineMs = 60_000
let app: ReturnType<typeof build>

function build() {
  const built = Fastify()
  handleErrors(built, async () => {})
  endConnections(built, () => isStopping)
  admitRequests(built, { searches: bounds, calls: bounds, deadlineMs })
  built.get('/api/held', hold)
  built.get('/api/search', async () => 'found')
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
const send = async (url: string) => app.inject(url)

beforeEach(() => {
  held = { ...Promise.withResolvers<string>(), asked: 0 }
  isStopping = false
  deadlineMs = 60_000
  app = build()
})
afterEach(() => app.close())

describe('admission', () => {
  test('refuses at once what is above its bound, and takes on again after an answer', async () => {
    const taken = [send('/api/held'), send('/api/held')]
    await expect.poll(() => held.asked, { timeout: 15_000 }).toBe(2)
    const refused = await app.inject('/api/held')
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['overloaded', '2'])
    expect((await app.inject('/api/health')).body).toBe('well')
    expect((await app.inject('/api/search')).body).toBe('found')
    expect((await app.inject('/page')).body).toBe('a page')
    held.resolve('answered')
    expect((await Promise.all(taken)).map(({ body }) => body)).toEqual(['answered', 'answered'])
    expect((await app.inject('/api/held')).statusCode).toBe(200)
  })

  test('does not count what takes long', async () => {
    const files = [send('/api/file'), send('/api/file'), send('/api/file')]
    await expect.poll(() => held.asked, { timeout: 15_000 }).toBe(3)
    held.resolve('a file')
    expect((await Promise.all(files)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })

  test('gives calls a deadline, and files none', async () => {
    deadlineMs = 20
    await app.close()
    app = build()
    const file = send('/api/file')
    const late = await app.inject('/api/held')
    expect([late.statusCode, late.json().code, late.headers['retry-after']]).toEqual([503, 'overloaded', '5'])
    held.resolve('a file')
    expect((await file).body).toBe('a file')
  })
})

test('connections end with their answers while the process is about to stop', async () => {
  expect((await app.inject('/page')).headers.connection).not.toBe('close')
  isStopping = true
  expect((await app.inject('/page')).headers.connection).toBe('close')
})
