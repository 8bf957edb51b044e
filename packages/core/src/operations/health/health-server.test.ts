import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isRunning, startHealthServer } from './health-server.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(
  readMetrics = async () => '',
  isReady = () => true,
): Promise<(path: string, method?: string) => Promise<Response>> {
  server = await startHealthServer({ host: '127.0.0.1', port: 0 }, { isReady, readMetrics }, silent)
  const { port } = server.address() as AddressInfo
  return (path, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
}

test('the health server serves /metrics, and no other page than its own', async () => {
  const ask = await serve(async () => 'vedetta_watch_overdue 7\n')
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toBe('vedetta_watch_overdue 7\n')
  for (const [path, method] of [['/'], ['/api/profile'], ['/health'], ['/constructor'], ['/metrics', 'POST']] as const)
    expect((await ask(path, method)).status).toBe(404)
})

test('/metrics answers 503 while the database is down, and keeps running', async () => {
  let isAway = true
  const ask = await serve(async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  expect((await ask('/metrics')).status).toBe(503)
  isAway = false
  expect((await ask('/metrics')).status).toBe(200)
})

test('a process lives while it stops, and is ready only while its loops run', async () => {
  const stop = new AbortController()
  const loops = Promise.withResolvers<void>()
  const ask = await serve(undefined, isRunning(loops.promise, stop.signal))
  const states = async () => [(await ask('/health/live')).status, (await ask('/health/ready')).status]
  expect(await states()).toEqual([200, 200])
  stop.abort()
  expect(await states()).toEqual([200, 503])
})

test('a process whose loops have ended by themselves is not ready', async () => {
  const ask = await serve(undefined, isRunning(Promise.resolve(), new AbortController().signal))
  const answer = await ask('/health/ready')
  expect([answer.status, await answer.text()]).toEqual([503, 'not ready\n'])
})
