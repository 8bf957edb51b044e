import { dayMs } from '@vedetta/contracts/text/durations'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import type { BoardDrift } from '@vedetta/crawler/visit/board-drift'
import type { Db } from '../../platform/db/client.ts'
import { maskPlainly } from '../../privacy/masking/mask.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { storablePage } from '../pages/opted-out-of-pages.ts'
import { type SampleRow, selectSampledSince } from './drift.queries.ts'

/** A system's sample is replaced at most once a day. */
export const renewedAfter = (now: Date): Date => new Date(now.getTime() - dayMs)

export type SampledDrift = { sourceNo: number; seenAt: Date; drift: BoardDrift; page: Fetched }

type DriftingVisit = { sourceNo: number; visitedAt: Date; drifts: readonly BoardDrift[] }

/** One drift of each system whose sample is due. */
export async function driftsToSample(db: Db, visits: readonly DriftingVisit[], now: Date): Promise<SampledDrift[]> {
  const drifts = visits.flatMap(({ sourceNo, visitedAt, drifts }) =>
    drifts.map((drift) => ({ sourceNo, seenAt: visitedAt, drift, page: pageOf(drift) })),
  )
  if (drifts.length === 0) return []
  const bySystem = new Map(drifts.map((one) => [one.drift.system, one]))
  const sampled = await selectSampledSince(db, [...bySystem.keys()], renewedAfter(now))
  return [...bySystem.values()].filter(({ drift }) => !sampled.has(drift.system))
}

/** As an answer, so that the rules of stored pages hold for it. */
function pageOf({ url, sample }: BoardDrift): Fetched {
  return { kind: 'fetched', url, status: 200, headers: {}, body: new TextEncoder().encode(sample) }
}

/** Without people who opted out, as stored pages are, and without contact persons, as adverts are. */
export function storableSample(
  { sourceNo, seenAt, drift, page }: SampledDrift,
  matcher: PersonMatcher | null,
): SampleRow[] {
  const storable = storablePage(page, matcher)
  if (storable === null) return []
  // PostgreSQL accepts neither NUL nor a lone surrogate, and answers contain both.
  const text = new TextDecoder().decode(storable.body).replaceAll('\0', '')
  return [{ system: drift.system, sourceNo, url: drift.url, seenAt, sample: maskPlainly(text) }]
}
