import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import type { VisitResult, WatchedSource } from '@vedetta/crawler/revisit/visit-result'
import type { Log } from '../../platform/context.ts'
import { inSpan, traceparentOf } from '../../platform/telemetry/tracing.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'
import type { LeasedSource } from '../schedule/lease-due.ts'
import type { FinishedVisit } from './finish-visits.ts'
import { tracedFetcher } from './traced-fetcher.ts'

export type VisitSource = (fetcher: Fetcher, source: WatchedSource) => Promise<VisitResult>

const visitMs = minuteMs
/** Applies however long the crawl delays are. */
const maxMs = 15 * minuteMs

export const failedVisit: VisitResult = {
  outcome: 'failed',
  findings: null,
  boards: [],
  drifts: [],
  memory: null,
  pages: [],
  reserved: [],
  deniedBy: null,
  waitUntil: null,
  requests: 0,
  bytes: 0,
}

/** Limits a visit to a minute, not counting the crawl delays of its hosts. Never rejects. */
export async function visitOnce(
  { visitSource, log }: { visitSource: VisitSource; log: Log },
  polite: PoliteFetcher,
  source: LeasedSource,
  visitedAt: Date,
): Promise<Omit<FinishedVisit, 'address'>> {
  const { sourceNo, kind } = source
  const attributes = { 'vedetta.source': sourceNo, 'vedetta.source.kind': kind }
  return inSpan('visit', { parent: null, attributes }, async (span) => {
    const traceparent = traceparentOf(span)
    const finished = await visitWithin({ visitSource, log }, polite, source, visitedAt)
    span.setAttribute('vedetta.outcome', finished.visit.outcome)
    return { ...finished, traceparent }
  })
}

async function visitWithin(
  { visitSource, log }: { visitSource: VisitSource; log: Log },
  polite: PoliteFetcher,
  source: LeasedSource,
  visitedAt: Date,
): Promise<Omit<FinishedVisit, 'address'>> {
  const began = performance.now()
  const { kind, url, company, city, memory, sourceNo } = source
  const visiting = visitSource(tracedFetcher(polite.fetcher), { kind, url, company, city, visitedAt, memory }).catch(
    (err: unknown) => {
      log.error({ err, sourceNo, url }, 'a visit failed')
      return failedVisit
    },
  )
  const limit = timeLimit(polite, began)
  const visit = await Promise.race([visiting, limit.reached])
  limit.stop()
  return { source, visit, visitedAt, milliseconds: Math.round(performance.now() - began) }
}

/** A plain timer: an aborted `sleep` would create an error with its stack at each visit. */
function timeLimit(polite: PoliteFetcher, began: number): { reached: Promise<VisitResult>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  const reached = new Promise<VisitResult>((resolve) => {
    const check = () => {
      const left = began + Math.min(visitMs + polite.pausedMs(), maxMs) - performance.now()
      if (left > 0) timer = setTimeout(check, left)
      else {
        polite.abort()
        resolve(failedVisit)
      }
    }
    check()
  })
  return { reached, stop: () => clearTimeout(timer) }
}
