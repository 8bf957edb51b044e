import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { saveFilter } from '../../packages/contracts/src/search/saved-filters.ts'
import { openSession } from './api-session.ts'

/** Signs everybody in, and gives the other calls these answers in turn. */
async function startApi(answers: { status: number; retryAfter?: string; body: object }[]): Promise<string> {
  const server = createServer((request, response) => {
    const answer = request.url?.includes('/auth/') ? { status: 200, body: {} } : answers.shift()
    if (!answer) return response.writeHead(500).end()
    const headers = 'retryAfter' in answer && answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}
    return response.writeHead(answer.status, headers).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('openSession', () => {
  test('repeats a call that is refused for a moment', async () => {
    const busy = { status: 503, retryAfter: '0', body: { code: 'search_unavailable' } }
    const call = await openSession(await startApi([busy, busy, { status: 200, body: { filterID: 'F' } }]), 'recruiter')
    expect(await call(saveFilter, { name: 'Tutte' })).toEqual({ filterID: 'F' })
  })

  test('fails at once where the answer names no time to wait, and after thirty attempts', async () => {
    const refused = { status: 503, body: { code: 'limited' } }
    const call = await openSession(await startApi([refused]), 'recruiter')
    await expect(call(saveFilter, { name: 'Tutte' })).rejects.toThrow(
      'POST /filter/save answered 503: {"code":"limited"}',
    )

    const busy = { status: 503, retryAfter: '0', body: { code: 'overloaded' } }
    const api = await startApi([...Array.from({ length: 30 }, () => busy), { status: 200, body: {} }])
    const busyCall = await openSession(api, 'recruiter')
    await expect(busyCall(saveFilter, { name: 'Tutte' })).rejects.toThrow('overloaded')
  })
})
