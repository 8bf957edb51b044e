import type { PublicStatus } from '@vedetta/contracts/operations/public-status'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { ServicePart } from '@vedetta/contracts/watch/freshness-stages'
import type { Db } from '../../platform/db/client.ts'
import { readFreshness } from '../../platform/freshness/read-freshness.ts'
import { ttlCache } from '../../platform/limits/ttl-cache.ts'
import { answersSearch } from '../../search/engine/answers-search.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { selectCoverage } from '../../watch/status/watch-plan.queries.ts'
import { selectDue } from '../../watch/status/watch-status.queries.ts'
import { selectLastVisit, selectMailState } from './public-status.queries.ts'
import { readServiceLevels } from './read-service-levels.ts'

type StatusContext = Pick<ContextWithSearch, 'db' | 'search' | 'clock'>
type Part = PublicStatus['parts'][number]

export type PublicStatusReader = () => Promise<PublicStatus>

const cacheOptions = { ttlMs: minuteMs, max: 1 }
/** A part that had work for so long and did none does not work. */
const stalledMs = 15 * minuteMs

/** The state of the service for anybody, measured at most once a minute, however many ask. */
export function createPublicStatus({ db, search, clock }: StatusContext): PublicStatusReader {
  const cached = ttlCache<PublicStatus>(clock, cacheOptions)
  let lastSearch: Date | null = null
  const searchPart = async (now: Date): Promise<Part> => {
    const isWorking = await answersSearch(search)
    if (isWorking) lastSearch = now
    return partOf('search', isWorking, lastSearch)
  }
  const measure = async (): Promise<PublicStatus> => {
    const now = clock()
    const coverage = await selectCoverage(db)
    const { sources, visitedInDay, countedAt } = coverage ?? {}
    return {
      at: now.toISOString(),
      parts: [await watchPart(db, now), await searchPart(now), await mailPart(db, now)],
      visitedShare: sources && typeof visitedInDay === 'number' ? visitedInDay / sources : null,
      countedAt: countedAt?.toISOString() ?? null,
      levels: await readServiceLevels(db, now),
      freshness: (await readFreshness(db, now)).map(({ days, stages }) => ({
        days,
        stages: stages.map((stage) => ({ ...stage, measured: stage.p50Ms === null ? null : stage.measured })),
      })),
    }
  }
  return () => cached('status', measure)
}

async function watchPart(db: Db, now: Date): Promise<Part> {
  const stalledSince = new Date(now.getTime() - stalledMs)
  const recent = await selectLastVisit(db, stalledSince, now)
  if (recent) return partOf('watch', true, recent)
  const last = await selectLastVisit(db, new Date(now.getTime() - dayMs), now)
  const { oldest } = await selectDue(db, now, 1)
  return partOf('watch', oldest === null || oldest > stalledSince, last)
}

async function mailPart(db: Db, now: Date): Promise<Part> {
  const stalledSince = new Date(now.getTime() - stalledMs)
  const { lastSent, hasWaitedSince } = await selectMailState(db, stalledSince)
  return partOf('mail', !hasWaitedSince || (lastSent !== null && lastSent > stalledSince), lastSent)
}

/** What never succeeded, and has nothing to do, is neither working nor broken. */
function partOf(part: ServicePart, isWorking: boolean, lastSuccess: Date | null): Part {
  return {
    part,
    isWorking: isWorking && lastSuccess === null ? null : isWorking,
    lastSuccess: lastSuccess?.toISOString() ?? null,
  }
}
