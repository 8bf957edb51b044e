import type { SectorId } from '@vedetta/contracts/facts/sectors'
import type { MarketMap, PublicFigures } from '@vedetta/contracts/operations/public-figures'
import { publicSearchWeight } from '@vedetta/contracts/search/search-weight'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { findProvince, type Province } from '@vedetta/reference/territories'
import { AppError } from '../../platform/app-error.ts'
import { createBoundedQueue } from '../../platform/limits/bounded-queue.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { readMap } from './read-map.ts'
import { searchPublic } from './search-public.ts'

export type PublicFiguresReader = {
  readonly search: (input: { role: string; province?: string | undefined }) => Promise<PublicFigures>
  readonly map: (input: { province?: string | undefined; sector?: SectorId | undefined }) => Promise<MarketMap>
}

const cacheOptions = { ttlMs: 5 * minuteMs, max: 1_000 }
/** Visitors get the capacity of the search engine that recruiters leave. */
const room = { parallel: 4, waiting: 40 }

/** Public queries, cached for some minutes; only a few run concurrently, however many visitors send one. */
export function createPublicFigures({
  db,
  search,
  gate,
  clock,
}: Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'clock'>): PublicFiguresReader {
  const cachedSearch = ttlCache<PublicFigures>(clock, cacheOptions)
  const cachedMap = ttlCache<MarketMap>(clock, cacheOptions)
  const queued = createBoundedQueue(room)
  return {
    async search({ role, province }) {
      const spec = { role: plainWords(role), province: named(province)?.code ?? null }
      const find = () => gate('visitors', publicSearchWeight, () => searchPublic({ db, search }, spec, clock()))
      return cachedSearch(JSON.stringify(spec), () => queued(find))
    },
    async map({ province: name, sector }) {
      const province = named(name)
      return cachedMap(`${province?.code} ${sector}`, () => queued(() => readMap(db, { province, sector })))
    },
  }
}

function named(name: string | undefined): Province | undefined {
  if (name === undefined) return undefined
  const province = findProvince(name)
  if (!province) throw new AppError('unknown_province')
  return province
}

/** Words only: quotes, alternatives and exclusions are reserved for licences. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/["“”„‟«»]|(?<=^|\s)-+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
