import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startMetricsServer } from './metrics-server.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(read: () => Promise<string>): Promise<(path: string, method?: string) => Promise<Response>> {
  server = await startMetricsServer({ host: '127.0.0.1', port: 0 }, read, silent)
  const { port } = server.address() as AddressInfo
  return (path, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
}

test('the metrics server serves /metrics and nothing else', async () => {
  const ask = await serve(async () => 'vedetta_watch_overdue 7\n')
  const answer = await ask('/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await answer.text()).toBe('vedetta_watch_overdue 7\n')
  for (const [path, method] of [['/'], ['/api/profile'], ['/metrics', 'POST']] as const)
    expect((await ask(path, method)).status).toBe(404)
})

test('the metrics server answers 503 while the database is down, and keeps running', async () => {
  let isAway = true
  const ask = await serve(async () => {
    if (isAway) throw new Error('away')
    return 'here'
  })
  expect((await ask('/metrics')).status).toBe(503)
  isAway = false
  expect((await ask('/metrics')).status).toBe(200)
})
