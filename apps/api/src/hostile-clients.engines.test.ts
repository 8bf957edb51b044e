import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from './app.ts'
import { openConnection } from './testing/raw-client.ts'
import { createStage } from './testing/stage.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const hostile = '127.0.0.2'
const patience = { timeout: 30_000 }
let testApp: TestApp
let app: App
let port: number
let cookie: string
let arrived = 0
const opened: Socket[] = []
beforeAll(async () => {
  testApp = await createTestApp()
  app = await buildApp(testApp, { logger: false })
  app.server.on('request', ({ socket }) => {
    if (socket.remoteAddress === hostile) arrived++
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
  const { browser } = await createStage(testApp, 'user')
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterEach(() => {
  arrived = 0
  for (const socket of opened.splice(0)) socket.destroy()
})
afterAll(async () => {
  await app.close()
  await testApp.close()
})

async function open(count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => openConnection(port, hostile)))
  opened.push(...sockets)
  return sockets
}

async function ask(path: string, options: object): Promise<{ status: number | undefined; body: string }> {
  const [answer] = await once(get({ port, host: '127.0.0.1', path, ...options }), 'response')
  return { body: await text(answer), status: answer.statusCode }
}

/** What a signed-in person gets meanwhile: the statuses of ten calls. */
async function personGets(): Promise<Set<number | undefined>> {
  const statuses = new Set<number | undefined>()
  for (let n = 0; n < 10; n++) {
    const { status, body } = await ask('/api/profile', { headers: { cookie } })
    expect(body, `status ${status}`).toContain('persone.example')
    statuses.add(status)
  }
  return statuses
}

describe('a signed-in person is answered', () => {
  test('while a connection has asked for 120 answers and reads none', async () => {
    const [socket] = await open(1)
    socket?.write('GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(120))
    await expect.poll(() => arrived, patience).toBeGreaterThan(0)
    expect(await personGets()).toEqual(new Set([200]))
  })

  test('while 120 bodies of sign-ins do not come', async () => {
    const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
    for (const socket of await open(120)) socket.write(`${head}content-length: 100\r\n\r\n{`)
    await expect.poll(() => arrived, patience).toBe(120)
    expect(await personGets()).toEqual(new Set([200]))
  })

  test('while 300 connections of a stranger ask for the map again and again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 300 })
    let isOver = false
    const clients = Array.from({ length: 300 }, async () => {
      while (!isOver) await ask('/api/public/map', { localAddress: hostile, agent }).catch(() => {})
    })
    try {
      await expect.poll(() => arrived, patience).toBeGreaterThan(200)
      expect(await personGets()).toEqual(new Set([200]))
    } finally {
      isOver = true
      agent.destroy()
      await Promise.all(clients)
    }
  })
})
