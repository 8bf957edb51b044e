import { settleCriteria } from '@vedetta/core/inbox/positions/settle-criteria'
import { matchFilters } from '@vedetta/core/notify/alerts/match-filters'
import { placesIn } from '@vedetta/core/notify/alerts/position-set'
import type { Leaves } from '@vedetta/core/notify/alerts/query-parts'
import { standingFilter } from '@vedetta/core/notify/alerts/standing-filter'
import { createFreshIndex } from '@vedetta/core/search/engine/fresh-index'
import { type PositionDocument, positionDocument } from '@vedetta/core/search/engine/position-document'
import { positionQuery } from '@vedetta/core/search/engine/position-query'
import { freshQuerySpec } from '@vedetta/core/search/engine/position-query-spec'
import { selectLive } from '@vedetta/core/search/indexing/documents.queries'
import { tradeFamilies } from '@vedetta/core/testing/trade-families'
import { seed } from '@vedetta/synthetic/seed'
import { engineCpuMs } from '../harness/engine-cpu.ts'
import type { Scratch } from '../harness/scratch.ts'
import { measureLiveFilters } from './live-filters.ts'
import { createPercolator, percolate } from './percolator.ts'
import { type RandomFilter, randomFilters } from './random-filters.ts'
import { countByAggregation, countBySearches } from './whole-filters.ts'
import { measureWholeMatcher } from './whole-matcher.ts'

export type MatchingSize = { filters: number; positions: number; sample: number }

/** As many events as the matcher takes at a time. */
const productBatch = 500

type Way = { readonly name: string; readonly match: (documents: readonly PositionDocument[]) => Promise<number> }
type Figure = { engine: number; own: number; pairs: number; positions: number }

/** Prints what a fresh position costs, by the matcher and by the ways it was chosen over, as filters and batches grow. */
export async function benchMatching(scratch: Scratch, { filters, positions, sample }: MatchingSize): Promise<void> {
  const documents = await seedPositions(scratch, positions)
  const all = randomFilters(filters, 1)
  console.log(`${documents.length} positions; CPU milliseconds a position, of the engine and of the matcher`)
  for (const size of [filters / 10, filters]) {
    const some = all.slice(0, size)
    console.log(`${some.length} filters`)
    await measureMatcher(scratch, some, documents)
    await measureOthers(scratch, some, documents.slice(0, sample))
  }
}

/** Prints what the worker's matcher costs in a normal minute, and what it and percolation cost while filters change. */
export async function benchLiveMatching(
  scratch: Scratch,
  { filters, positions }: Pick<MatchingSize, 'filters' | 'positions'>,
): Promise<void> {
  const documents = await seedPositions(scratch, positions)
  const all = randomFilters(filters, 1)
  await measureWholeMatcher(scratch, all, documents)
  await measureLiveFilters(scratch, all, documents)
}

async function seedPositions({ db, pool }: Scratch, count: number): Promise<PositionDocument[]> {
  // One synthetic position in eight is closed.
  await seed(pool, { companies: count * 3, positions: Math.ceil(count * 1.2), seed: 1, now: Date.now() })
  const rows = await selectLive(db, 'position', 0, count)
  return rows.flatMap(({ fields }) => (fields ? positionDocument(fields) : []))
}

async function measureMatcher(
  scratch: Scratch,
  filters: readonly RandomFilter[],
  documents: readonly PositionDocument[],
): Promise<void> {
  const leaves: Leaves = new Map()
  const started = process.cpuUsage()
  const standing = filters.map(({ criteria, settings }, n) =>
    standingFilter(
      { filterId: `${n}`, createdAt: new Date(0), criteria, settings: { ...settings, excludedCompanyNos: [] } },
      tradeFamilies,
      leaves,
    ),
  )
  const { user, system } = process.cpuUsage(started)
  const asked = [...leaves.values()].filter(({ plain }) => !plain).length
  console.log(
    `  ${leaves.size} different clauses, ${asked} of them for the engine; ${ms((user + system) / 1_000)} to compile`,
  )
  const index = await createFreshIndex(scratch)
  const match = async (some: readonly PositionDocument[]) => {
    const fresh = some.map((document) => ({ document, openedAt: document.first_seen }))
    let pairs = 0
    for (const { positions } of await matchFilters(standing, fresh, index)) pairs += [...placesIn(positions)].length
    await index.empty()
    return pairs
  }
  const way = { name: 'matcher', match }
  await match(documents.slice(0, 100))
  for (const [batch, count] of [
    [1, 20],
    [10, 100],
    [100, 1_000],
    [productBatch, documents.length],
  ] as const)
    print(way.name, batch, await measure(scratch, way, documents.slice(0, count), batch))
}

async function measureOthers(
  scratch: Scratch,
  filters: readonly RandomFilter[],
  documents: readonly PositionDocument[],
): Promise<void> {
  const { search } = scratch
  const queries = filters.map(({ criteria, settings }) =>
    positionQuery(freshQuerySpec(settleCriteria(tradeFamilies, criteria), { ...settings, excludedCompanyNos: [] })),
  )
  const percolator = await createPercolator(search, queries)
  const percolation = {
    name: 'percolation',
    match: (some: readonly PositionDocument[]) => percolate(search, percolator, some),
  }
  await percolation.match(documents.slice(0, 1))
  print(percolation.name, 1, await measure(scratch, percolation, documents.slice(0, 20), 1))
  print(percolation.name, 10, await measure(scratch, percolation, documents.slice(0, 50), 10))
  print(percolation.name, 100, await measure(scratch, percolation, documents, 100))
  await search.client.indices.delete({ index: percolator })
  const index = await createFreshIndex(scratch)
  const others: Way[] = [
    { name: 'whole filters in aggregations', match: (some) => countByAggregation(search, index, queries, some) },
    { name: 'a search for each filter', match: (some) => countBySearches(search, index, queries, some) },
  ]
  for (const way of others) print(way.name, 100, await measure(scratch, way, documents.slice(0, 100), 100))
}

async function measure(
  { search }: Scratch,
  { match }: Way,
  documents: readonly PositionDocument[],
  batch: number,
): Promise<Figure> {
  const engine = await engineCpuMs(search)
  const own = process.cpuUsage()
  let pairs = 0
  for (let from = 0; from < documents.length; from += batch) pairs += await match(documents.slice(from, from + batch))
  const { user, system } = process.cpuUsage(own)
  return {
    engine: (await engineCpuMs(search)) - engine,
    own: (user + system) / 1_000,
    pairs,
    positions: documents.length,
  }
}

function print(name: string, batch: number, { engine, own, pairs, positions }: Figure): void {
  const each = (sum: number) => (sum / positions).toFixed(2)
  console.log(
    `  ${name}, ${positions} in batches of ${batch}: ${each(engine + own)} ms (${each(engine)} and ${each(own)}); ${each(pairs)} filters find one`,
  )
}

const ms = (value: number) => `${value.toFixed(0)} ms`
