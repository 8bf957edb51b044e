import { minuteMs } from '@vedetta/contracts/durations'
import type { MarketMap, PublicFigures } from '@vedetta/contracts/public-figures'
import type { SectorId } from '@vedetta/contracts/sectors'
import { findProvince, type Province } from '@vedetta/reference/territories'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { createBoundedQueue } from '../identity/bounded-queue.ts'
import { keepAnswers } from '../keep-answers.ts'
import { readMap } from './read-map.ts'
import { searchPublic } from './search-public.ts'

export type PublicFiguresReader = {
  readonly search: (input: { role: string; province?: string | undefined }) => Promise<PublicFigures>
  readonly map: (input: { province?: string | undefined; sector?: SectorId | undefined }) => Promise<MarketMap>
}

const kept = { ms: 5 * minuteMs, max: 1_000 }
/** Visitors share what recruiters leave of the engines. */
const room = { parallel: 4, waiting: 40 }

/** What anybody may ask, answered from memory for some minutes; few questions are worked on at a time, however many ask. */
export function createPublicFigures({
  db,
  search,
  clock,
}: Pick<Context, 'db' | 'search' | 'clock'>): PublicFiguresReader {
  const keepSearch = keepAnswers<PublicFigures>(clock, kept)
  const keepMap = keepAnswers<MarketMap>(clock, kept)
  const inLine = createBoundedQueue(room)
  return {
    async search({ role, province }) {
      const spec = { role: plainWords(role), province: named(province)?.code ?? null }
      return keepSearch(JSON.stringify(spec), () => inLine(() => searchPublic({ db, search }, spec, clock())))
    },
    async map({ province: name, sector }) {
      const province = named(name)
      return keepMap(`${province?.code} ${sector}`, () => inLine(() => readMap(db, { province, sector })))
    },
  }
}

function named(name: string | undefined): Province | undefined {
  if (name === undefined) return undefined
  const province = findProvince(name)
  if (!province) throw new AppError('unknown_province')
  return province
}

/** Words only: neither quotes, nor alternatives, nor what is not wanted, which are for who has a licence. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/["“”„‟«»]|(?<=^|\s)-+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
