import type { LookupFunction } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { selectDirty } from '@vedetta/core/search/indexing/documents.queries'
import { bulkBody } from '@vedetta/core/search/indexing/write-documents'
import { bytesHash } from '@vedetta/crawler/fetch/bytes-hash'
import type { PageMemory } from '@vedetta/crawler/revisit/source-memory'
import type { Day } from '@vedetta/simweb/model'
import { addressesOf } from '@vedetta/simweb/resolver'
import { createWorld } from '@vedetta/simweb/world'
import { Parser } from 'htmlparser2'
import { buildConnector, Client, request } from 'undici'
import {
  type BareVisit,
  createBareTables,
  leaseAndComplete,
  selectVisitsToReplay,
  upsertBarePositions,
} from './bare-watch.queries.ts'

export type BarePlan = {
  databaseUrl: string
  bulkUrl: string
  since: string
  visits: number
  positions: number
  seed: number
  hosts: number
  ca: string
  ports: Readonly<Record<number, number>>
  day: Day
}

export type BareResult = { visits: number; requests: number; parsed: number; cpuMs: number; seconds: number }

const concurrency = 64
const batch = 200
const maxRequestMs = 5_000

const plan = JSON.parse(process.env.WATCH_BARE_PLAN ?? '') as BarePlan
const world = createWorld({ seed: plan.seed, hosts: plan.hosts })
const pool = createPool(plan.databaseUrl, { max: 4 })
const visits = await selectVisitsToReplay(pool, new Date(plan.since), plan.visits)
await createBareTables(pool)

const lookup: LookupFunction = (hostname, options, callback) => {
  const [address] = addressesOf(world, plan.day, hostname)
  if (address === undefined) callback(new Error('no such name'), [])
  else if (options.all) callback(null, [{ address, family: 4 }])
  else callback(null, address, 4)
}
const connector = buildConnector({ ca: plan.ca, lookup, allowH2: false, timeout: 3_000 })
const connect: buildConnector.connector = (options, callback) => {
  const port = Number(options.port || (options.protocol === 'https:' ? 443 : 80))
  connector({ ...options, port: String(plan.ports[port] ?? port) }, callback)
}

process.send?.('ready')
const started = { cpu: process.cpuUsage(), at: performance.now() }
let requests = 0
let parsed = 0
const waiting = visits.values()
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (const visit of waiting) await replayVisit(visit)
  }),
)
for (let done = 0; done < visits.length; done += batch) await leaseAndComplete(pool, batch)
await upsertBarePositions(pool, plan.positions)
await indexBarePositions()
const { user, system } = process.cpuUsage(started.cpu)
const result: BareResult = {
  visits: visits.length,
  requests,
  parsed,
  cpuMs: (user + system) / 1_000,
  seconds: (performance.now() - started.at) / 1_000,
}
process.send?.(result)
await pool.end()
process.disconnect?.()

/** Sends as many requests as the original visit, one after another, over one connection per host. */
async function replayVisit({ url, requests: times, isUnchanged, pages }: BareVisit): Promise<void> {
  const first = pages[0]?.url ?? url
  const known =
    pages.length === 0
      ? [withoutValidators(url)]
      : pages.map((page) => (isUnchanged ? page : withoutValidators(page.url)))
  const pagesToRequest = [withoutValidators(new URL('/robots.txt', first).href), ...known]
  const clients = new Map<string, Client>()
  for (let at = 0; at < times; at++) {
    const page = pagesToRequest[at] ?? pagesToRequest.at(-1)
    if (page === undefined) break
    const { origin } = new URL(page.url)
    const client = clients.get(origin) ?? new Client(origin, { connect, pipelining: 1 })
    clients.set(origin, client)
    await requestPage(client, page).catch(() => undefined)
  }
  await Promise.all([...clients.values()].map((client) => client.destroy()))
}

type BarePage = Pick<PageMemory, 'url' | 'bytesHash' | 'etag' | 'lastModified'>

/** The page without hash and validators, so that it is fetched and parsed in full. */
function withoutValidators(url: string): BarePage {
  return { url, bytesHash: '' }
}

async function requestPage(client: Client, page: BarePage): Promise<void> {
  const { pathname, search } = new URL(page.url)
  requests += 1
  const { statusCode, headers, body } = await client.request({
    method: 'GET',
    path: `${pathname}${search}`,
    signal: AbortSignal.timeout(maxRequestMs),
    headers: {
      'accept-encoding': 'gzip',
      ...(page.etag === undefined ? {} : { 'if-none-match': page.etag }),
      ...(page.lastModified === undefined ? {} : { 'if-modified-since': page.lastModified }),
    },
  })
  const wire = Buffer.from(await body.arrayBuffer())
  const bytes = headers['content-encoding'] === 'gzip' ? gunzipSync(wire) : wire
  const isHtml = /html/.test(String(headers['content-type'] ?? ''))
  if (statusCode !== 200 || !isHtml || bytesHash(bytes) === page.bytesHash) return
  parsed += 1
  const parser = new Parser({ ontext() {}, onopentag() {} })
  parser.end(bytes.toString())
}

async function indexBarePositions(): Promise<void> {
  const db = createDb(createPool(plan.databaseUrl, { max: 1 }))
  const rows = await selectDirty(db, 'position', 0, plan.positions)
  await db.destroy()
  if (rows.length === 0) return
  const answer = await request(plan.bulkUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: bulkBody('position', rows, new Date()),
  })
  await answer.body.dump()
}
