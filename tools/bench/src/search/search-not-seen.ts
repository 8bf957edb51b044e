import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import type { Search } from '@vedetta/core/search/engine/client'
import type { MarkBitmaps } from '@vedetta/core/search/engine/position-query-spec'
import { pageBody } from '@vedetta/core/search/engine/search-bodies'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { randomMarks } from './random-marks.ts'
import { clients, sendBody, timeAll } from './search-clients.ts'
import type { SearchFixture } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 7
const marksPerUser = 500_000
const users = 8
const marked = ['seen', 'contacted'] as const

type Body = { query: { bool: { must_not: object[]; filter: object[] } }; aggs: { companies: object } }

/** Compares the product's "not seen" query, with half a million marks, with three alternative queries and with the same searches unfiltered. */
export async function compareNotSeen({ search, opensearchUrl, ceiling, mix }: SearchFixture): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const marks = Array.from({ length: users }, () => randomMarks(marksPerUser, ceiling))
  const store = await storeMarks(search, marks)
  const plain = mix.map((each, at) => ({
    ...each,
    sort: 'date' as const,
    criteria: withoutStatuses(each.criteria, at),
  }))
  const side =
    (statuses: PositionCriteria['statuses'], change: (body: Body, user: number) => object) => (round: number) =>
      timeAll(plain, ({ criteria, page, sort }: MixedSearch, at) => {
        const user = (at + round) % users
        const spec = {
          criteria: { ...criteria, statuses },
          ceiling: ceiling - at - round * mix.length,
          marks: marks[user] as MarkBitmaps,
          related: [],
          ...nothingHidden,
        }
        return sendBody(pool, search, change(pageBody(spec, { page, sort }) as Body, user))
      })
  const sent = (user: number) => marked.map((status) => inBitmap([(marks[user] as MarkBitmaps)[status]]))
  console.log(`not seen, ${mix.length} searches per round, ${marksPerUser} marks per user`)
  try {
    await compareEngineCpu(search, rounds, [
      { name: 'everything', run: side(undefined, (body) => body) },
      { name: 'not seen, as in the product: complement bitmap in the request', run: side(['notSeen'], (body) => body) },
      {
        name: 'not seen, marks in the request',
        run: side(undefined, (body, user) => without(body, sent(user))),
      },
      {
        name: 'not seen, marks stored in the engine',
        run: side(undefined, (body, user) => without(body, store.termsLookups(user))),
      },
      {
        name: 'not seen, marks excluded after the other criteria',
        run: side(undefined, (body, user) => excludedAfter(body, sent(user))),
      },
    ])
  } finally {
    await store.drop()
    await pool.close()
  }
}

/** Drops the statuses; one search in ten has no criteria at all. */
function withoutStatuses({ statuses: _, ...criteria }: PositionCriteria, at: number): PositionCriteria {
  return at % 10 === 0 ? positionCriteria.parse({}) : criteria
}

function inBitmap(position_no: object): object {
  return { terms: { position_no, value_type: 'bitmap' } }
}

function without(body: Body, marked: readonly object[]): object {
  const { filter, must_not } = body.query.bool
  return { ...body, query: { bool: { filter, must_not: [...must_not, ...marked] } } }
}

/** Applies the other criteria first and excludes the marked positions in a post-filter. */
function excludedAfter(body: Body, marked: readonly object[]): object {
  return {
    ...body,
    post_filter: { bool: { must_not: marked } },
    aggs: { unmarked: { filter: { bool: { must_not: marked } }, aggs: body.aggs } },
  }
}

async function storeMarks({ client, prefix }: Search, marks: readonly MarkBitmaps[]) {
  const index = `${prefix}bench-marks`
  const field = { type: 'binary' as const, store: true }
  await client.indices.delete({ index, ignore_unavailable: true })
  await client.indices.create({
    index,
    body: {
      settings: { number_of_shards: 1, number_of_replicas: 0 },
      mappings: { properties: { seen: field, contacted: field } },
    },
  })
  for (const [user, { seen, contacted }] of marks.entries())
    await client.index({ index, id: `${user}`, body: { seen, contacted }, refresh: true })
  return {
    termsLookups: (user: number) => marked.map((path) => inBitmap({ index, id: `${user}`, path, store: true })),
    drop: () => client.indices.delete({ index }),
  }
}
