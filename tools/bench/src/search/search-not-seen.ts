import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/position-search'
import type { Search } from '@vedetta/core/search/client'
import type { MarkBitmaps } from '@vedetta/core/search/position-query-spec'
import { searchBodies } from '@vedetta/core/search/search-bodies'
import { Pool } from 'undici'
import { compareEngineCpu } from '../harness/compare-engine-cpu.ts'
import { randomMarks } from './random-marks.ts'
import { clients, sendBare, timeAll } from './search-clients.ts'
import type { SearchGround } from './search-fixture.ts'
import type { MixedSearch } from './search-mix.ts'

const rounds = 7
const marksEach = 500_000
const people = 8

type Body = { query: { bool: { must_not: object[]; filter: object[] } }; aggs: { companies: object } }

/** "Not seen" with half a million marks, as the product asks and in three other ways, beside the same searches of everything. */
export async function compareNotSeen({ search, opensearchUrl, ceiling, mix }: SearchGround): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: clients })
  const marks = Array.from({ length: people }, () => randomMarks(marksEach, ceiling))
  const store = await storeMarks(search, marks)
  const plain = mix.map((each, at) => ({
    ...each,
    sort: 'date' as const,
    criteria: withoutStatuses(each.criteria, at),
  }))
  const side =
    (statuses: PositionCriteria['statuses'], change: (body: Body, whose: number) => object) => (round: number) =>
      timeAll(plain, ({ criteria, page, sort }: MixedSearch, at) => {
        const whose = (at + round) % people
        const spec = {
          criteria: { ...criteria, statuses },
          ceiling: ceiling - at - round * mix.length,
          marks: marks[whose] as MarkBitmaps,
          excludedCompanies: [],
          hideAgencies: false,
        }
        const [body] = searchBodies(spec, { page, sort, facets: false })
        return sendBare(pool, search, [change(body as Body, whose)])
      })
  const sent = (whose: number) => Object.values(marks[whose] as MarkBitmaps).map((bitmap) => inBitmap([bitmap]))
  console.log(`not seen, ${mix.length} searches a round, ${marksEach} marks a person`)
  try {
    await compareEngineCpu(search, rounds, [
      { name: 'everything', run: side(undefined, (body) => body) },
      { name: 'not seen, as the product asks: all others sent along', run: side(['notSeen'], (body) => body) },
      {
        name: 'not seen, marks sent along',
        run: side(undefined, (body, whose) => without(body, sent(whose))),
      },
      {
        name: 'not seen, marks stored in the engine',
        run: side(undefined, (body, whose) => without(body, store.lookUps(whose))),
      },
      {
        name: 'not seen, narrowed by the rest first',
        run: side(undefined, (body, whose) => narrowedFirst(body, sent(whose))),
      },
    ])
  } finally {
    await store.forget()
    await pool.close()
  }
}

/** One in ten asks for nothing else. */
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

/** The rest decides what is looked at; only of that the marked are taken away. */
function narrowedFirst(body: Body, marked: readonly object[]): object {
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
  for (const [whose, body] of marks.entries()) await client.index({ index, id: `${whose}`, body, refresh: true })
  return {
    lookUps: (whose: number) =>
      ['seen', 'contacted'].map((path) => inBitmap({ index, id: `${whose}`, path, store: true })),
    forget: () => client.indices.delete({ index }),
  }
}
