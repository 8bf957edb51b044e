import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { bytesInHand } from './bytes-in-hand.ts'
import type { Fetched, Fetcher, FetchFailure, FetchRequest, FetchResult, RenderRequest } from './fetcher.ts'
import { guardedBy, isFirewall } from './firewall.ts'
import { fetchRobots, robotsFrom } from './host-robots.ts'
import { followRedirects, redirectTarget } from './redirects.ts'
import { isThrottled } from './retry-after.ts'
import type { Robots } from './robots.ts'
import { createSessionCookies } from './session-cookies.ts'
import { secretsIn, withoutCookies } from './session-secrets.ts'
import { readTdmFile, reservedBy, type TdmRule, tdmFileBytes, tdmFilePath } from './tdm-file.ts'
import { reservesTdm } from './tdm-reservation.ts'
import { fetchableUrl, visitUrl } from './visit-url.ts'

/** `requests` counts every hop of a redirect; robots.txt is apart, one for each of `origins`. */
export type VisitLimits = { requests: number; renders: number; origins: number }

export const firstVisitLimits: VisitLimits = {
  requests: politenessLimits.maxRequests,
  renders: politenessLimits.maxRenders,
  origins: 10,
}

const { maxCrawlDelaySeconds, maxSlowHostRequests, maxListedRequests } = politenessLimits

/** `outcome` is the status, `unchanged`, or the reason of the failure. */
type VisitRequest = {
  url: string
  outcome: string
  isTdmReserved: boolean
  /** Null for renders and robots.txt. */
  request: FetchRequest | null
  isRendered: boolean
  /** Null before it is there, and if there is none. */
  answer: Fetched | null
  /** The request was sent; the visit itself did not refuse it. */
  isSent: boolean
}

export type VisitFetcher = Fetcher & {
  /** In the order of the requests. */
  readonly requests: readonly VisitRequest[]
  /** Asks the hosts of these pages for the file that says which paths they reserve. */
  readTdmFiles(pages: Iterable<string>): Promise<void>
  /** Whether this page, fetched before, reserves text and data mining: then only facts and the link are stored. */
  isTdmReserved(url: string): boolean
  /** The sitemaps that the host's robots.txt lists, as absolute URLs. */
  sitemapsOf(url: string): Promise<string[]>
  /** The answers that throttled us; their hosts get no further request. */
  readonly waits: readonly Fetched[]
  /** The tokens and cookies that its requests carried, of which nothing is kept. */
  readonly secrets: ReadonlySet<string>
  /** Raises the budget by one request: up to a first visit's, or beyond it for an advert that a list names. */
  grantExtraRequest(lead: { isListed: boolean }): void
  /** Counts what the visit keeps besides its answers. */
  hold(bytes: number): void
  /** The visit is over: what it holds no longer counts. */
  release(): void
}

/** A fetcher for one visit: respects robots.txt, sends each request once, and stays within the visit's budget. */
export function createVisitFetcher(fetcher: Fetcher, limits: VisitLimits): VisitFetcher {
  const requests: VisitRequest[] = []
  const waits: Fetched[] = []
  const guards: ((url: URL) => boolean)[] = []
  const answers = new Map<string, Promise<FetchResult>>()
  const robots = new Map<string, Promise<Robots>>()
  /** Seconds, by host name. */
  const delays = new Map<string, number>()
  const requestsByOrigin = new Map<string, number>()
  const cookies = createSessionCookies()
  const secrets = new Set<string>()
  const held = bytesInHand.open()
  let budget = limits.requests
  let sent = 0
  let rendered = 0

  async function logged(
    url: string,
    result: Promise<FetchResult>,
    how: Partial<Pick<VisitRequest, 'request' | 'isRendered' | 'isSent'>> = {},
  ): Promise<FetchResult> {
    const entry: VisitRequest = {
      url,
      outcome: 'under way',
      isTdmReserved: false,
      request: null,
      isRendered: false,
      answer: null,
      isSent: true,
      ...how,
    }
    requests.push(entry)
    const came = await result
    if (came.kind === 'fetched') cookies.keep(came)
    const settled = withoutCookies(came)
    if (settled.kind === 'failed') entry.outcome = settled.reason
    else entry.outcome = settled.kind === 'unchanged' ? 'unchanged' : String(settled.status)
    if (settled.kind === 'fetched') {
      entry.answer = settled
      entry.isTdmReserved = reservesTdm(settled)
      if (isThrottled(settled)) waits.push(settled)
      if (isFirewall(settled)) guards.push(guardedBy(new URL(settled.url)))
    }
    return settled
  }

  const failed = (url: string, reason: FetchFailure['reason']): FetchFailure => ({ kind: 'failed', url, reason })

  const refuse = (url: string, reason: Denial) => logged(url, Promise.resolve(failed(url, reason)), { isSent: false })

  const isHostThrottled = ({ host }: URL) => waits.some((answer) => new URL(answer.url).host === host)

  /** "Unchanged" is no answer for a caller that needs the page itself. */
  async function once(key: string, isConditional: boolean, ask: () => Promise<FetchResult>): Promise<FetchResult> {
    const known = answers.get(key)
    if (known !== undefined) {
      const settled = await known
      if (settled.kind !== 'unchanged' || isConditional) return settled
    }
    const answer = ask()
    answers.set(key, answer)
    return answer
  }

  async function robotsOf(origin: string): Promise<Robots | null> {
    if (!robots.has(origin) && robots.size >= limits.origins) return null
    const known = robots.get(origin) ?? fetchRobotsOf(origin)
    robots.set(origin, known)
    return known
  }

  async function fetchRobotsOf(origin: string): Promise<Robots> {
    const asking = fetchRobots(origin, (hop) =>
      fetcher.fetch({ ...hop, ...delayAt(hop.url), held, redirect: 'manual' }),
    )
    const answer = await logged(`${origin}/robots.txt`, asking)
    const rules = robotsFrom(answer)
    for (const { hostname } of [new URL(origin), new URL(answer.url)])
      delays.set(hostname, Math.max(rules.crawlDelay ?? 0, delays.get(hostname) ?? 0))
    return rules
  }

  /** The host's crawl delay, from whichever of its origins states it. */
  function delayAt(url: string): Pick<FetchRequest, 'pauseMs'> {
    const delay = Math.min(delays.get(new URL(url).hostname) ?? 0, maxCrawlDelaySeconds)
    return delay > 0 ? { pauseMs: delay * 1_000 } : {}
  }

  /** The reason why this URL is not requested, or null. */
  async function denial(url: URL): Promise<Denial | null> {
    if (isHostThrottled(url)) return 'asked_to_wait'
    if (guards.some((isGuarded) => isGuarded(url))) return 'guarded'
    const rules = await robotsOf(url.origin)
    if (isHostThrottled(url)) return 'asked_to_wait'
    if (rules === null) return 'budget'
    return rules.allows(url) ? null : 'robots'
  }

  /** Counts a request, if the budget allows it. */
  function isWithinBudget(origin: string, delay: number): boolean {
    const ofSlow = requestsByOrigin.get(origin) ?? 0
    if (sent >= budget || (delay > maxCrawlDelaySeconds && ofSlow >= maxSlowHostRequests)) return false
    sent += 1
    requestsByOrigin.set(origin, ofSlow + 1)
    return true
  }

  /** Apart from the budget, as robots.txt is. */
  async function fetchTdmRules(origin: string): Promise<TdmRule[]> {
    const url = new URL(tdmFilePath, origin)
    if ((await denial(url)) !== null) return []
    const { href } = url
    const answer = await fetcher.fetch({ url: href, ...delayAt(href), held, cutAt: tdmFileBytes, redirect: 'manual' })
    return answer.kind === 'fetched' && answer.status === 200 ? readTdmFile(answer.body) : []
  }

  async function readTdmFiles(pages: Iterable<string>): Promise<void> {
    const origins = new Set([...pages].flatMap((page) => fetchableUrl(page)?.origin ?? []))
    for (const origin of origins) {
      const isReserved = reservedBy(await fetchTdmRules(origin))
      for (const request of requests) {
        const url = new URL(request.url)
        if (url.origin === origin && isReserved(url)) request.isTdmReserved = true
      }
    }
  }

  async function fetchOnce(request: FetchRequest): Promise<FetchResult> {
    const url = fetchableUrl(request.url)
    if (!url) return failed(request.url, 'invalid_url')
    const key = `${request.method ?? 'GET'} ${url.href} ${request.body ?? ''}`
    const sentUrl = new URL(url)
    if (request.sessionQuery !== undefined) sentUrl.search += `${url.search === '' ? '?' : '&'}${request.sessionQuery}`
    return once(key, request.validators !== undefined, async () => {
      const reason = await denial(sentUrl)
      const delay = (await robots.get(url.origin))?.crawlDelay ?? 0
      if (reason !== null || !isWithinBudget(url.origin, delay)) return refuse(url.href, reason ?? 'budget')
      const cookie = request.isOfSession ? cookies.headerFor(url) : null
      const sent = { ...request, ...(cookie === null ? {} : { cookie }) }
      for (const secret of secretsIn(sent)) secrets.add(secret)
      const asking = fetcher.fetch({ ...sent, ...delayAt(url.href), held, url: sentUrl.href, redirect: 'manual' })
      return logged(
        url.href,
        asking.then((answer) => (answer.url === sentUrl.href ? { ...answer, url: url.href } : answer)),
        { request },
      )
    })
  }

  async function fetch(request: FetchRequest): Promise<FetchResult> {
    const url = visitUrl(request.url)
    if (url === null) return failed(request.url, 'invalid_url')
    if (request.redirect === 'manual') return fetchOnce({ ...request, url })
    if (request.sessionQuery === undefined) return followRedirects({ ...request, url }, fetchOnce)
    const answer = await fetchOnce({ ...request, url })
    // The target may repeat the token.
    return redirectTarget(answer) === null ? answer : failed(url, 'too_many_redirects')
  }

  async function render(asIs: string, { isTrial }: RenderRequest = {}): Promise<FetchResult> {
    const url = visitUrl(asIs)
    if (url === null) return failed(asIs, 'invalid_url')
    return once(`RENDER ${url}`, false, async () => {
      const reason = (await denial(new URL(url))) ?? (rendered >= limits.renders ? 'budget' : null)
      if (reason) return refuse(url, reason)
      rendered += 1
      const how = { ...delayAt(url), ...(isTrial ? { isTrial } : {}) }
      const result = await logged(url, fetcher.render(url, how), { isRendered: true })
      if (result.kind === 'fetched') for (const { body } of [result, ...(result.data ?? [])]) held.add(body.length)
      const end = fetchableUrl(result.url)
      const isForbidden = result.kind === 'fetched' && (end === null || (await denial(end)) !== null)
      return isForbidden ? failed(result.url, 'robots') : result
    })
  }

  return {
    fetch,
    render,
    requests,
    waits,
    secrets,
    hold: held.add,
    release: held.release,
    grantExtraRequest: ({ isListed }) => {
      const max = isListed ? maxListedRequests : firstVisitLimits.requests
      budget = Math.min(budget + 1, Math.max(budget, max))
    },
    readTdmFiles,
    isTdmReserved: (url) => requests.some((request) => request.url === url && request.isTdmReserved),
    sitemapsOf: async (url) => {
      const origin = fetchableUrl(url)?.origin
      const { sitemaps = [] } = (origin && (await robotsOf(origin))) || {}
      return sitemaps.flatMap((sitemap) => (URL.canParse(sitemap, origin) ? [new URL(sitemap, origin).href] : []))
    },
  }
}

type Denial = 'robots' | 'budget' | 'asked_to_wait' | 'guarded'
