import type { Search } from '@vedetta/core/search/engine/client'
import { searchAnswerFields } from '@vedetta/core/search/engine/find-positions'
import { msearchRequest } from '@vedetta/core/search/engine/msearch'
import type { Pool } from 'undici'

export const clients = 8

/** Runs every item through a fixed number of concurrent clients and returns the milliseconds of each. */
export async function timeAll<Item>(
  items: readonly Item[],
  run: (item: Item, at: number) => Promise<void>,
  atOnce = clients,
): Promise<number[]> {
  const times: number[] = []
  const waiting = items.entries()
  const client = async () => {
    for (const [at, item] of waiting) {
      const from = performance.now()
      await run(item, at)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return times
}

/** Sends the API's own request body to the engine and only reads the response. */
export function sendBare(pool: Pool, search: Search, bodies: readonly object[]): Promise<void> {
  return sendRequest(pool, msearchRequest(search, 'position', bodies, searchAnswerFields))
}

export async function sendRequest(
  pool: Pool,
  { path, querystring, bulkBody }: ReturnType<typeof msearchRequest>,
): Promise<void> {
  const address = `${path}?${new URLSearchParams(querystring)}`
  await send(pool, address, { body: bulkBody, contentType: 'application/x-ndjson' })
}

export async function send(
  pool: Pool,
  path: string,
  { body, contentType = 'application/json', cookie }: { body: string; contentType?: string; cookie?: string },
): Promise<void> {
  const response = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': contentType, ...(cookie && { cookie }) },
    body,
  })
  const text = await response.body.text()
  if (response.statusCode !== 200 || text.includes('"error":'))
    throw new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)
}
