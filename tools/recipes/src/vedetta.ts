import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { PositionHead } from '@vedetta/contracts/public-api/position'
import { send } from './send.ts'

export type Vedetta = ReturnType<typeof createVedetta>

/** The calls of the public API that the recipes need. */
export function createVedetta({ url, key }: { url: string; key: string }) {
  const headers = { authorization: `Bearer ${key}` }
  const get = (path: string) => send(new URL(`/api/v1${path}`, url), { method: 'GET', headers })
  const post = (path: string, body: object) => send(new URL(`/api/v1${path}`, url), { method: 'POST', headers, body })

  /** The open positions of a saved filter, page by page: one search, which is free again for a day. */
  async function* rowsOf(filterID: string): AsyncGenerator<PositionRow[]> {
    let body: object | null = { filterID }
    while (body) {
      const page = (await post('/positions/search', body)) as { positions: PositionRow[]; next: string | null }
      yield page.positions
      body = page.next === null ? null : { cursor: page.next }
    }
  }

  /** The events since a number, free of charge, with the number to go on from. */
  async function* headsSince(since: number): AsyncGenerator<{ heads: PositionHead[]; next: number }> {
    let [from, more] = [since, true]
    while (more) {
      const page = (await get(`/positions/changes?since=${from}&limit=1000`)) as {
        changes: PositionHead[]
        next: number
        more: boolean
      }
      yield { heads: page.changes, next: page.next }
      ;[from, more] = [page.next, page.more]
    }
  }

  const newestEvent = async () => ((await get('/account')) as { newestEvent: number }).newestEvent
  return { rowsOf, headsSince, newestEvent }
}
