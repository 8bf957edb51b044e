import { aliasOf, type IndexKind } from '@vedetta/core/search/engine/index-names'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { seed } from '@vedetta/synthetic/seed'
import { insertAlerts, insertReaders } from '../alerts/event-streams.queries.ts'
import type { Scratch } from '../harness/scratch.ts'
import { countRows, selectPositionNos, selectTableBytes } from './store-sizes.queries.ts'

export type SizeOptions = { companies: number; positions: number; people: number; alertsOfEach: number }

type Thing = 'company' | 'site' | 'position'

const tablesOf: Record<Exclude<Thing, 'company'>, RegExp> = {
  site: /^(site|site_source|source|source_schedule)$/,
  position: /^(position|position_.+|open_title|company_openings)$/,
}

export type Size = { thing: string; count: number; tableBytes: number; indexBytes: number }

/** Fills a scratch database and index, and attributes what they take to the things that fill them. */
export async function measureStoreSizes(scratch: Scratch, options: SizeOptions): Promise<Size[]> {
  const { companies, positions, people, alertsOfEach } = options
  await seed(scratch.pool, { companies, positions, seed: 1, now: Date.now() })
  await drainAll(scratch)
  const seeded = await selectTableBytes(scratch)
  const sizes: Size[] = []
  for (const thing of ['company', 'site', 'position'] as const)
    sizes.push({
      thing,
      count: await countRows(scratch, thing),
      tableBytes: bytesOf(seeded, (table) => thingOf(table) === thing),
      indexBytes: thing === 'site' ? 0 : await indexBytes(scratch, thing),
    })

  const readers = await insertReaders(scratch, ['a secret of the measurement alone'], people)
  const withPeople = await selectTableBytes(scratch)
  sizes.push({ thing: 'person', count: people, tableBytes: growth(seeded, withPeople), indexBytes: 0 })

  const told = await selectPositionNos(scratch, alertsOfEach)
  for (const positionNo of told)
    await insertAlerts(
      scratch,
      readers.map(({ userId }) => ({ userId, positionNo })),
    )
  const withAlerts = await selectTableBytes(scratch)
  const alerts = await countRows(scratch, 'alert')
  sizes.push({ thing: 'alert', count: alerts, tableBytes: growth(withPeople, withAlerts), indexBytes: 0 })
  return sizes
}

function thingOf(table: string): Thing {
  if (tablesOf.position.test(table)) return 'position'
  return tablesOf.site.test(table) ? 'site' : 'company'
}

function bytesOf(bytes: ReadonlyMap<string, number>, counts: (table: string) => boolean): number {
  return [...bytes].reduce((sum, [table, size]) => (counts(table) ? sum + size : sum), 0)
}

function growth(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return bytesOf(after, () => true) - bytesOf(before, () => true)
}

async function indexBytes({ search }: Scratch, kind: IndexKind): Promise<number> {
  const index = aliasOf(search, kind)
  await search.client.indices.forcemerge({ index, max_num_segments: 1 })
  const { body } = await search.client.indices.stats({ index, metric: ['store'] })
  return body._all?.primaries?.store?.size_in_bytes ?? 0
}
