import { type BoardTrouble, boardRetryAfter, boardTroubleOn, redeployed } from './board-trouble.ts'
import { boardHostOf, boardRobots, isForbiddenOn, systemNameOf } from './boards/board-hosts.ts'
import { dateOf } from './days.ts'
import { hashText } from './hash.ts'
import { layoutPage } from './html/layout.ts'
import { emptyReply, htmlReply, redirectReply, xmlReply } from './html/reply.ts'
import type { BoardHost, BoardRequest, Day, Pages, Reply, Site, View, World } from './model.ts'
import { hasSitemap, isForbidden, robotsText } from './robots.ts'
import { harmless, hugeRobots, retryAfterOf, type Trouble, troubleOn } from './trouble.ts'
import { viewOf } from './view.ts'
import { boardSite, siteAt, siteOfHost, siteOfLabel } from './world.ts'

export type SimRequest = {
  hostname: string
  /** Includes the query. */
  path: string
  isSecure: boolean
  headers: Readonly<Record<string, string | string[] | undefined>>
  method?: 'GET' | 'POST'
  body?: string
}

export type SimResponse = {
  site: Site | null
  reply: Reply
  trouble: Trouble | null
  isForbidden: boolean
  crawlDelay: number | null
  isGzipped: boolean
  /** The seconds for which a server that throttles today asks to wait. */
  throttledFor: number | null
  /** The label of the company whose board it is, apart from robots.txt. */
  board: string | null
  /** The kind of the board, for a host of a tracking system. */
  system: string | null
}

/** The simulated web's response, a pure function of world, day and request. */
export function respond(world: World, day: Day, request: SimRequest): SimResponse {
  const site = siteOfHost(world, request.hostname)
  if (site !== null) return respondAsSite(viewOf(site, day), request)
  const host = boardHostOf(request.hostname)
  return host === null ? { ...bareResponse, reply: emptyReply(404) } : respondAsBoard(world, day, host, request)
}

const bareResponse = {
  site: null,
  trouble: null,
  isForbidden: false,
  crawlDelay: null,
  isGzipped: true,
  throttledFor: null,
  board: null,
  system: null,
} as const satisfies Partial<SimResponse>

function respondAsSite(view: View, request: SimRequest): SimResponse {
  const { site, day } = view
  const trouble = troubleOn(site, day)
  return {
    site,
    reply: siteReply(view, request, trouble),
    trouble,
    isForbidden: isForbidden(view, request.path),
    // On a day when robots.txt fails too, a visitor can't know the delay.
    crawlDelay: harmless.has(trouble) ? site.traits.crawlDelay : null,
    isGzipped: site.traits.isGzipped,
    throttledFor: trouble === 'throttle' ? retryAfterOf(site) : null,
    board: null,
    system: null,
  }
}

function siteReply(view: View, request: SimRequest, trouble: Trouble | null): Reply {
  const { site, origin } = view
  const { path } = request
  if (`${request.isSecure ? 'https' : 'http'}://${request.hostname}` !== origin)
    return redirectReply(`${origin}${path}`)
  if (path === '/robots.txt')
    return robotsReply(trouble === 'huge-robots' ? hugeRobots(robotsText(view)) : robotsText(view))
  if (trouble === 'redirect-loop') return redirectReply(`${origin}${path === '/it/' ? '/' : '/it/'}`, 302)
  const pages = view.kind.pages(view)
  const page = request.method === 'POST' ? undefined : pages[path]
  if (page !== undefined) return validated(view, request, page())
  const answer = view.kind.answers?.(view, boardRequest(`${origin}${path}`, request)) ?? null
  if (answer !== null) return answer
  if (path === '/sitemap.xml' && hasSitemap(view)) return sitemap(view, pages)
  // One server in fourteen returns its "not found" page with status 200.
  if (site.seed % 14 !== 0 || view.kind.name === 'parked') return emptyReply(404)
  return htmlReply(
    layoutPage(view, {
      title: 'Pagina non trovata',
      main: '<h1>Pagina non trovata</h1><p>La pagina cercata non esiste.</p>',
    }),
  )
}

function sitemap({ origin }: View, pages: Pages): Reply {
  const own = Object.keys(pages).filter((path) => /^\/(?!api|wp-json|wp-content)/.test(path))
  const entries = own.map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`)
  return xmlReply(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  )
}

/** Adds ETag or Last-Modified and handles conditional requests, where the site's server supports them. */
function validated(view: View, request: SimRequest, reply: Reply): Reply {
  const { validators, noise } = view.site.traits
  if (validators === 'etag') return tagged(request, reply, '')
  if (validators === 'unstable') return tagged(request, reply, String(view.day))
  const isDated = validators === 'date' && noise === 'none' && view.kind.isVolatile === undefined
  if (!isDated) return reply
  const modified = dateOf(view.changedOn)
  const since = request.headers['if-modified-since']
  if (typeof since === 'string' && Date.parse(since) >= modified.getTime())
    return { status: 304, headers: {}, body: '' }
  return { ...reply, headers: { ...reply.headers, 'last-modified': modified.toUTCString() } }
}

function tagged(request: SimRequest, reply: Reply, salt: string): Reply {
  const etag = `"${hashText(salt + String(reply.body)).toString(16)}"`
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' }
  return { ...reply, headers: { ...reply.headers, etag } }
}

/** What the hosts of a tracking system answer. The company is in the URL, or in what is sent with it. */
function respondAsBoard(world: World, day: Day, host: BoardHost, request: SimRequest): SimResponse {
  const address = `https://${request.hostname}${request.path}`
  const { authorization = '', cookie = '' } = request.headers
  const sent = [address, request.body ?? '', authorization, cookie].join('\n')
  const site = siteOfLabel(world, sent) ?? boardSite(world, address) ?? numberedSite(world, host, address)
  const view = site === null ? null : viewOf(site, day)
  const isRobots = request.path === '/robots.txt'
  const trouble = view === null || isRobots ? null : boardTroubleOn(view)
  return {
    ...bareResponse,
    reply: request.isSecure ? boardReply(view, host, address, request, trouble) : redirectReply(address),
    throttledFor: view !== null && trouble === 'throttle' ? boardRetryAfter(view) : null,
    board: view === null || isRobots ? null : view.site.label,
    isForbidden: isForbiddenOn(host, request.path),
    crawlDelay: host.crawlDelay ?? null,
    system: view?.kind.name ?? systemNameOf(request.hostname),
  }
}

function numberedSite(world: World, { siteIn }: BoardHost, address: string): Site | null {
  const number = siteIn?.(new URL(address)) ?? null
  return number === null || number < 0 || number >= world.hosts ? null : siteAt(world, number)
}

function boardReply(
  view: View | null,
  host: BoardHost,
  address: string,
  request: SimRequest,
  trouble: BoardTrouble | null,
): Reply {
  if (request.path === '/robots.txt') return robotsReply(boardRobots(host))
  if (view === null) return host.unknown?.(new URL(address)) ?? emptyReply(404)
  if (trouble === 'unavailable') return emptyReply(503)
  const page = request.method === 'POST' ? undefined : view.kind.pages(view)[address]
  const reply = page === undefined ? answerOf(view, address, request) : page()
  const shown = trouble === 'redeployed' ? redeployed(reply) : reply
  const { validators } = view.site.traits
  // Half of the systems' answers can be asked for conditionally, and some of their validators change every day.
  return validators === 'none' ? shown : tagged(request, shown, validators === 'unstable' ? String(view.day) : '')
}

function answerOf(view: View, address: string, request: SimRequest): Reply {
  return view.kind.answers?.(view, boardRequest(address, request)) ?? emptyReply(404)
}

function boardRequest(address: string, { method = 'GET', body = '', headers }: SimRequest): BoardRequest {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]))
  const cookies = (plain.cookie ?? '').split(/; */).map((pair) => pair.split('='))
  return {
    url: new URL(address),
    method,
    body,
    headers: plain,
    cookies: Object.fromEntries(cookies.map(([name = '', ...value]) => [name, value.join('=')])),
  }
}

function robotsReply(text: string | null): Reply {
  return text === null ? emptyReply(404) : { status: 200, headers: { 'content-type': 'text/plain' }, body: text }
}
