import type { Fetcher, FetchFailure, FetchRequest, FetchResult } from './fetcher.ts'
import { askRobots, robotsFrom } from './host-robots.ts'
import { followRedirects } from './redirects.ts'
import type { Robots } from './robots.ts'
import { reservesTdm } from './tdm-reservation.ts'
import { askableUrl, visitUrl } from './visit-url.ts'

/** `requests` counts every hop of a redirect; robots.txt is apart, one for each of `origins`. */
export type VisitLimits = { requests: number; renders: number; origins: number }

export const firstVisitLimits: VisitLimits = { requests: 25, renders: 12, origins: 10 }

/** `outcome` is the status, `unchanged`, or the reason of the failure. */
type VisitRequest = { url: string; outcome: string; isTdmReserved: boolean }

export type VisitFetcher = Fetcher & {
  /** In the order of asking. */
  readonly requests: readonly VisitRequest[]
  /** Whether this page, asked before, reserves text and data mining: then only facts and the link are kept. */
  isTdmReserved(url: string): boolean
  /** What the host's robots.txt lists, as absolute URLs. */
  sitemapsOf(url: string): Promise<string[]>
}

/** One visit's way to the outside: asks permission first, each thing once, and no more than the visit may cost. */
export function createVisitFetcher(fetcher: Fetcher, limits: VisitLimits): VisitFetcher {
  const requests: VisitRequest[] = []
  const answers = new Map<string, Promise<FetchResult>>()
  const robots = new Map<string, Promise<Robots>>()
  let asked = 0
  let rendered = 0

  async function logged(url: string, result: Promise<FetchResult>): Promise<FetchResult> {
    const entry = { url, outcome: 'under way', isTdmReserved: false }
    requests.push(entry)
    const settled = await result
    if (settled.kind === 'failed') entry.outcome = settled.reason
    else entry.outcome = settled.kind === 'unchanged' ? 'unchanged' : String(settled.status)
    entry.isTdmReserved = settled.kind === 'fetched' && reservesTdm(settled)
    return settled
  }

  const failed = (url: string, reason: FetchFailure['reason']): FetchFailure => ({ kind: 'failed', url, reason })

  const refuse = (url: string, reason: 'robots' | 'budget') => logged(url, Promise.resolve(failed(url, reason)))

  async function once(key: string, ask: () => Promise<FetchResult>): Promise<FetchResult> {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer
  }

  async function robotsOf(origin: string): Promise<Robots | null> {
    if (!robots.has(origin) && robots.size >= limits.origins) return null
    const known = robots.get(origin) ?? logged(`${origin}/robots.txt`, askRobots(fetcher, origin)).then(robotsFrom)
    robots.set(origin, known)
    return known
  }

  /** Why this URL is not asked, or null. */
  async function denial(url: URL): Promise<'robots' | 'budget' | null> {
    const rules = await robotsOf(url.origin)
    if (rules === null) return 'budget'
    return rules.allows(url) ? null : 'robots'
  }

  async function askOnce(request: FetchRequest): Promise<FetchResult> {
    const url = askableUrl(request.url)
    if (!url) return failed(request.url, 'invalid_url')
    const key = `${request.method ?? 'GET'} ${url.href} ${request.body ?? ''}`
    return once(key, async () => {
      const reason = (await denial(url)) ?? (asked >= limits.requests ? 'budget' : null)
      if (reason) return refuse(url.href, reason)
      asked += 1
      return logged(url.href, fetcher.fetch({ ...request, url: url.href, redirect: 'manual' }))
    })
  }

  async function fetch(request: FetchRequest): Promise<FetchResult> {
    const url = visitUrl(request.url)
    if (url === null) return failed(request.url, 'invalid_url')
    return request.redirect === 'manual' ? askOnce({ ...request, url }) : followRedirects({ ...request, url }, askOnce)
  }

  async function render(asIs: string): Promise<FetchResult> {
    const url = visitUrl(asIs)
    if (url === null) return failed(asIs, 'invalid_url')
    return once(`RENDER ${url}`, async () => {
      const reason = (await denial(new URL(url))) ?? (rendered >= limits.renders ? 'budget' : null)
      if (reason) return refuse(url, reason)
      rendered += 1
      const result = await logged(url, fetcher.render(url))
      const end = askableUrl(result.url)
      const isLeftAlone = result.kind === 'fetched' && (end === null || (await denial(end)) !== null)
      return isLeftAlone ? failed(result.url, 'robots') : result
    })
  }

  return {
    fetch,
    render,
    requests,
    isTdmReserved: (url) => requests.some((request) => request.url === url && request.isTdmReserved),
    sitemapsOf: async (url) => {
      const origin = askableUrl(url)?.origin
      const { sitemaps = [] } = (origin && (await robotsOf(origin))) || {}
      return sitemaps.flatMap((sitemap) => (URL.canParse(sitemap, origin) ? [new URL(sitemap, origin).href] : []))
    },
  }
}
