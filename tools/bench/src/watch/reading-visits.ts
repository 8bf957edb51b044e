import type { Fetcher } from '@vedetta/crawler/fetch/fetcher'
import { createWebFetcher } from '@vedetta/crawler/fetch/web-fetcher'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import type { Day, World } from '@vedetta/simweb/model'
import { simulatedNetwork } from '@vedetta/simweb/simulated-network'
import type { Visitor, Visitors } from './visitors.ts'

/** A simulated web whose clock the bench sets. */
export type ControlledWeb = {
  ca: string
  ports: Readonly<Record<80 | 443, number>>
  setDay(day: Day): unknown
  /** The clock goes on so many times as fast as ours. */
  setClock(ms: number, rate: number): unknown
  takeCounts(): unknown
}

/** The real reader over sockets, without a browser and without politeness delays. */
export function createReadingVisitors(world: World, web: ControlledWeb): Visitors {
  let today: Day = 0
  const fetcher = createWebFetcher({
    ...simulatedNetwork(world, () => today, web),
    limits: { pauseMs: 0, connectMs: 3_000, headersMs: 3_000, bodyMs: 3_000, totalMs: 5_000 },
  })
  const unthrottled: Fetcher = {
    // Drops Crawl-delay too: a simulated day has no time to wait.
    fetch: ({ pauseMs: _, ...request }) => fetcher.fetch(request),
    render: async (url: string) => ({ kind: 'failed', url, reason: 'budget' }) as const,
  }
  return {
    visitorOn: (): Visitor => (source, at) => visitSource(unthrottled, { ...source, visitedAt: at }),
    beginStep: async (day: Day, at: Date) => {
      if (day !== today) await web.takeCounts()
      today = day
      await web.setDay(day)
      await web.setClock(at.getTime(), 0)
    },
    close: () => fetcher.close(),
  }
}
