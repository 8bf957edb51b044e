import type { CountedField } from '@vedetta/contracts/search/facets'
import type { Search } from '@vedetta/core/search/engine/client'
import { facetAnswerFields } from '@vedetta/core/search/engine/find-facets'
import { pageAnswerFields } from '@vedetta/core/search/engine/find-positions'
import { msearchRequest } from '@vedetta/core/search/engine/msearch'
import { facetBody, facetParts } from '@vedetta/core/search/engine/position-facets'
import type { PositionQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { type Paging, pageBody } from '@vedetta/core/search/engine/search-bodies'
import type { Pool } from 'undici'

export const clients = 8

/** Runs every item through a fixed number of concurrent clients and returns the milliseconds of each. */
export async function timeAll<Item>(
  items: readonly Item[],
  run: (item: Item, at: number) => Promise<unknown>,
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

/** Sends the API's own request body for a page to the engine and only reads the response. */
export function sendPage(pool: Pool, search: Search, spec: PositionQuerySpec, paging: Paging): Promise<void> {
  return sendBody(pool, search, pageBody(spec, paging))
}

export function sendBody(pool: Pool, search: Search, body: object): Promise<void> {
  return sendRequest(pool, msearchRequest(search, 'position', [body], pageAnswerFields))
}

/** Sends the API's own request bodies for counts. */
export function sendFacets(
  pool: Pool,
  search: Search,
  spec: PositionQuerySpec,
  fields: readonly CountedField[],
): Promise<void> {
  const bodies = facetParts(spec.criteria, fields).map((part) => facetBody(spec, part))
  return sendRequest(pool, msearchRequest(search, 'position', bodies, facetAnswerFields))
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
): Promise<string> {
  const response = await pool.request({
    method: 'POST',
    path,
    headers: { 'content-type': contentType, ...(cookie && { cookie }) },
    body,
  })
  const text = await response.body.text()
  if (response.statusCode !== 200 || text.includes('"error":'))
    throw new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 300)}`)
  return text
}
