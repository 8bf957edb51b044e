import { dateOf } from './days.ts'
import { hashText } from './hash.ts'
import { layoutPage } from './html/layout.ts'
import { emptyReply, htmlReply, redirectReply, xmlReply } from './html/reply.ts'
import type { Day, Pages, Reply, Site, View, World } from './model.ts'
import { hasSitemap, isForbidden, robotsText } from './robots.ts'
import { harmless, hugeRobots, type Trouble, troubleOn } from './trouble.ts'
import { viewOf } from './view.ts'
import { boardSite, siteOfHost, siteOfLabel } from './world.ts'

export type SimRequest = {
  hostname: string
  /** Includes the query. */
  path: string
  isSecure: boolean
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type SimResponse = {
  site: Site | null
  reply: Reply
  trouble: Trouble | null
  isForbidden: boolean
  crawlDelay: number | null
  isGzipped: boolean
}

/** The simulated web's response, a pure function of world, day and request. */
export function respond(world: World, day: Day, request: SimRequest): SimResponse {
  const site = siteOfHost(world, request.hostname)
  if (site !== null) return respondAsSite(viewOf(site, day), request)
  const reply = boardReply(world, day, request)
  return { site: null, reply, trouble: null, isForbidden: false, crawlDelay: null, isGzipped: true }
}

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
  }
}

function siteReply(view: View, request: SimRequest, trouble: Trouble | null): Reply {
  const { site, origin } = view
  const { path } = request
  if (`${request.isSecure ? 'https' : 'http'}://${request.hostname}` !== origin)
    return redirectReply(`${origin}${path}`)
  if (path === '/robots.txt') {
    const text = trouble === 'huge-robots' ? hugeRobots(robotsText(view)) : robotsText(view)
    return text === null ? emptyReply(404) : { status: 200, headers: { 'content-type': 'text/plain' }, body: text }
  }
  if (trouble === 'redirect-loop') return redirectReply(`${origin}${path === '/it/' ? '/' : '/it/'}`, 302)
  const pages = view.kind.pages(view)
  const page = pages[path]
  if (page !== undefined) return validated(view, request, page())
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

/** Tracking systems identify the board by host or path. */
function boardReply(world: World, day: Day, request: SimRequest): Reply {
  const address = `https://${request.hostname}${request.path}`
  if (!request.isSecure) return redirectReply(address)
  if (request.path === '/robots.txt') return emptyReply(404)
  const site = siteOfLabel(world, address) ?? boardSite(world, address)
  if (site === null) return emptyReply(404)
  const view = viewOf(site, day)
  const page = view.kind.pages(view)[address]
  return page === undefined ? emptyReply(404) : tagged(request, page(), '')
}
