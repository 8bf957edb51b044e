import { type ClientRequest, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyReply } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { openEventStream, streamBounds } from './event-stream.ts'

const long = { text: 'x'.repeat(10_000) }
/** The system's own buffers take some megabytes. */
const maxSent = 5_000
let app = Fastify()
let request: ClientRequest | undefined
afterEach(async () => {
  request?.destroy()
  await app.close()
})

/** A client that connects and never reads. The reply to it is a promise by itself, so it is wrapped. */
async function connect(): Promise<{ reply: FastifyReply }> {
  app = Fastify()
  const arrived = Promise.withResolvers<{ reply: FastifyReply }>()
  app.get('/', async (_, reply) => {
    arrived.resolve({ reply })
    await new Promise((resolve) => reply.raw.once('close', resolve))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  request = get({ port: (app.server.address() as AddressInfo).port, agent: false })
  request.on('response', (response) => response.on('error', () => {}))
  request.on('error', () => {})
  return arrived.promise
}

describe('openEventStream', () => {
  test('disconnects a client that stops reading, instead of storing what it does not read', async () => {
    let isOpen = true
    const { reply } = await connect()
    const stream = openEventStream(reply, () => (isOpen = false), streamBounds)
    let sent = 0
    for (; isOpen && sent < maxSent; sent++) {
      stream.send({ name: 'alert', data: long })
      await setImmediate()
    }
    expect(sent).toBeLessThan(maxSent)
  })

  test('cuts the connection of a client that does not confirm the end', async () => {
    const unsent = 100_000
    const { reply } = await connect()
    const closed = Promise.withResolvers<void>()
    const bounds = { ...streamBounds, maxUnreadBytes: Number.POSITIVE_INFINITY, endMs: 20 }
    const stream = openEventStream(reply, closed.resolve, bounds)
    for (let sent = 0; sent < maxSent && reply.raw.writableLength < unsent; sent++) {
      stream.send({ name: 'alert', data: long })
      await setImmediate()
    }
    expect(reply.raw.writableLength).toBeGreaterThanOrEqual(unsent)
    stream.end()
    await closed.promise
  })

  test('notices a client that left before its stream was opened', async () => {
    const { reply } = await connect()
    const left = new Promise((resolve) => reply.raw.once('close', resolve))
    request?.destroy()
    await left
    await new Promise<void>((resolve) => void openEventStream(reply, resolve, streamBounds))
  })
})
