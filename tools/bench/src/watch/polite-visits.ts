import type { LeasedSource } from '@vedetta/core/watch/schedule/lease-due'
import { recogniseBoard } from '@vedetta/crawler/ats/tracking-systems'
import { defaultFetchLimits } from '@vedetta/crawler/fetch/fetch-limits'
import type { Fetcher, FetchRequest, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { createHostQueue } from '@vedetta/crawler/fetch/host-queue'
import { isThrottled, waitUntil } from '@vedetta/crawler/fetch/retry-after'
import { createWebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import type { Day, World } from '@vedetta/simweb/model'
import { startClock } from '@vedetta/simweb/simulated-clock'
import { simulatedNetwork } from '@vedetta/simweb/simulated-network'
import { viewOf } from '@vedetta/simweb/view'
import { boardSite, siteOfHost, siteOfLabel } from '@vedetta/simweb/world'
import { boardOf } from './board.ts'
import type { ControlledWeb } from './reading-visits.ts'
import type { Visitor, Visitors } from './visitors.ts'

/** A visit of a board: `first` if nothing of it was known. */
export type BoardVisit = { system: string; first: boolean } & Pick<VisitResult, 'outcome' | 'requests'>

/** How much faster than ours the simulated clock goes; every pause is as much shorter. */
const rate = 40

/**
 * The real reader over sockets, as polite as in production: it waits between requests and for Crawl-delay, and leaves a
 * host that asked to wait, as the locks that workers share make it.
 */
export function createPoliteVisitors(
  world: World,
  web: ControlledWeb,
  onBoardVisit: (visit: BoardVisit) => void,
): Visitors {
  let today: Day = 0
  let clock = startClock(0, rate)
  const pausedUntil = new Map<string, number>()
  /** In production a visit's lock outlasts it by the host's crawl delay, so the next visit waits for it too. */
  const crawlDelays = new Map<string, number>()
  const { pauseMs, crawlDelayMs } = defaultFetchLimits
  const fetcher = createWebFetcher({
    ...simulatedNetwork(world, () => today, web),
    limits: { pauseMs: pauseMs / rate, crawlDelayMs: crawlDelayMs / rate, headersMs: 3_000, bodyMs: 3_000 },
  })
  const inTurn = createHostQueue()

  function fetch({ pauseMs = 0, ...request }: FetchRequest): Promise<FetchResult> {
    const host = URL.parse(request.url)?.hostname ?? ''
    return inTurn(host, 0, async () => {
      if (clock() < (pausedUntil.get(host) ?? 0)) return { kind: 'failed', url: request.url, reason: 'asked_to_wait' }
      const delayMs = Math.max(pauseMs, crawlDelays.get(host) ?? 0)
      crawlDelays.set(host, delayMs)
      const result = await fetcher.fetch({ ...request, pauseMs: delayMs / rate })
      if (result.kind === 'fetched' && isThrottled(result))
        pausedUntil.set(host, waitUntil(result, new Date(clock())).getTime())
      return result
    })
  }

  const polite: Fetcher = { fetch, render: async (url) => ({ kind: 'failed', url, reason: 'budget' }) }
  return {
    visitorOn:
      (day: Day): Visitor =>
      async (source, at) => {
        const result = await visitSource(polite, { ...source, visitedAt: at })
        const system = systemRead(world, source, day)
        const { outcome, requests } = result
        if (system !== null) onBoardVisit({ system, first: source.memory === null, outcome, requests })
        return result
      },
    beginStep: async (day: Day, at: Date) => {
      if (day !== today) await web.takeCounts()
      today = day
      await web.setDay(day)
      await web.setClock(at.getTime(), rate)
      // Begun after the web's own, so it is never ahead of it.
      clock = startClock(at.getTime(), rate)
    },
    close: () => fetcher.close(),
  }
}

/**
 * The kind of the company's site, which tells a system's forms apart; null for a site whose board is a source of its own.
 * A board that only the company's pages name is read within its site.
 */
function systemRead(world: World, { kind, url }: Pick<LeasedSource, 'kind' | 'url'>, day: Day): string | null {
  const { hostname } = new URL(url)
  const site = siteOfHost(world, hostname) ?? siteOfLabel(world, url) ?? boardSite(world, url)
  const view = site === null ? null : viewOf(site, day)
  // Some systems number their companies.
  if (view === null) return `board-${recogniseBoard(new URL(url))?.board.system}`
  return kind === 'board' || (view.kind.hosts !== undefined && boardOf(view) === null) ? view.kind.name : null
}
