import { dateOf } from './days.ts'
import { harmless, hugeRobots, type Trouble, troubleOn } from './trouble.ts'
import { framed } from './html/layout.ts'
import { emptyReply, htmlReply, redirectReply, xmlReply } from './html/reply.ts'
import { mixedText } from './hash.ts'
import type { Day, Pages, Reply, Site, View, World } from './model.ts'
import { hasSitemap, isForbidden, robotsText } from './robots.ts'
import { viewOf } from './view.ts'
import { boardSite, siteOfHost, siteOfLabel } from './world.ts'

export type Asked = {
  hostname: string
  /** With its query. */
  path: string
  isSecure: boolean
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type Answer = {
  site: Site | null
  reply: Reply
  trouble: Trouble | null
  isForbidden: boolean
  crawlDelay: number | null
  isGzipped: boolean
}

/** What the simulated web answers: a pure function of world, day and request. */
export function answer(world: World, day: Day, asked: Asked): Answer {
  const site = siteOfHost(world, asked.hostname)
  if (site !== null) return ownAnswer(viewOf(site, day), asked)
  const reply = boardReply(world, day, asked)
  return { site: null, reply, trouble: null, isForbidden: false, crawlDelay: null, isGzipped: true }
}

function ownAnswer(view: View, asked: Asked): Answer {
  const { site, day } = view
  const trouble = troubleOn(site, day)
  return {
    site,
    reply: ownReply(view, asked, trouble),
    trouble,
    isForbidden: isForbidden(view, asked.path),
    // Whoever can't be told of it, since robots.txt fails too, can't keep it.
    crawlDelay: harmless.has(trouble) ? site.traits.crawlDelay : null,
    isGzipped: site.traits.isGzipped,
  }
}

function ownReply(view: View, asked: Asked, trouble: Trouble | null): Reply {
  const { site, origin } = view
  const { path } = asked
  if (`${asked.isSecure ? 'https' : 'http'}://${asked.hostname}` !== origin) return redirectReply(`${origin}${path}`)
  if (path === '/robots.txt') {
    const text = trouble === 'huge-robots' ? hugeRobots(robotsText(view)) : robotsText(view)
    return text === null ? emptyReply(404) : { status: 200, headers: { 'content-type': 'text/plain' }, body: text }
  }
  if (trouble === 'redirect-loop') return redirectReply(`${origin}${path === '/it/' ? '/' : '/it/'}`, 302)
  const pages = view.kind.pages(view)
  const page = pages[path]
  if (page !== undefined) return validated(view, asked, page())
  if (path === '/sitemap.xml' && hasSitemap(view)) return sitemap(view, pages)
  // One server of fourteen says "not found" with a status that says "found".
  if (site.seed % 14 !== 0 || view.kind.name === 'parked') return emptyReply(404)
  return htmlReply(
    framed(view, {
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

/** Tags, dates and conditions, where the site's server knows of them. */
function validated(view: View, asked: Asked, reply: Reply): Reply {
  const { validators, noise } = view.site.traits
  if (validators === 'etag') return tagged(asked, reply, '')
  if (validators === 'unstable') return tagged(asked, reply, String(view.day))
  const isDated = validators === 'date' && noise === 'none' && view.kind.isRestless === undefined
  if (!isDated) return reply
  const modified = dateOf(view.changedOn)
  const since = asked.headers['if-modified-since']
  if (typeof since === 'string' && Date.parse(since) >= modified.getTime())
    return { status: 304, headers: {}, body: '' }
  return { ...reply, headers: { ...reply.headers, 'last-modified': modified.toUTCString() } }
}

function tagged(asked: Asked, reply: Reply, salt: string): Reply {
  const etag = `"${mixedText(salt + String(reply.body)).toString(16)}"`
  if (asked.headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' }
  return { ...reply, headers: { ...reply.headers, etag } }
}

/** Tracking systems: whose board it is stands in the host or in the path. */
function boardReply(world: World, day: Day, asked: Asked): Reply {
  const address = `https://${asked.hostname}${asked.path}`
  if (!asked.isSecure) return redirectReply(address)
  if (asked.path === '/robots.txt') return emptyReply(404)
  const site = siteOfLabel(world, address) ?? boardSite(world, address)
  if (site === null) return emptyReply(404)
  const view = viewOf(site, day)
  const page = view.kind.pages(view)[address]
  return page === undefined ? emptyReply(404) : tagged(asked, page(), '')
}
