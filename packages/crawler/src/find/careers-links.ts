import { isSameSite } from '../fetch/same-site.ts'
import { careersWeight, mayLeadToCareers, namesCareers } from './careers-words.ts'
import { isFilePath } from './clean-url.ts'
import { pathWords } from './fold-words.ts'
import type { Link } from './links.ts'
import { isPortalHost } from './portals.ts'

/** From this score on, a link is said to lead to open positions. */
export const promisingScore = 10
/** From this score on, a link is worth a request when there is nothing better. */
export const possibleScore = 4

/** From this score on, a page is likely to hold careers links. */
export const hidingScore = 2

const newsPath = / (?:news|notizie|blog|category|tag|eventi|press|comunicati|\d{4} \d{2}) /
const subdomain =
  /^https?:\/\/(?:lavora|lavoro|lavoraconnoi|careers?|jobs?|carriere|recruiting|hr|karriere|work|join|talent)[.-]/
const foreignPath = /(?:^\/|[?&]lang(?:uage)?=)(?:en|de|fr|es|ru|zh|cn|pl|ro|pt|nl|eng|deu)(?:[-_][a-z]{2})?(?:\/|$|&)/i
const foreignHost = /^(?:en|de|fr|es)\./

/** How likely a link leads to this company's open positions; 0 or less: it does not. */
export function careersScore(link: Pick<Link, 'url' | 'folded' | 'path'>, siteUrl: string): number {
  if (!mayLeadToCareers(link.folded) && !mayLeadToCareers(link.path) && !subdomain.test(link.url)) return 0
  const url = URL.parse(link.url)
  if (url === null || isFilePath(url.pathname) || isPortalHost(url.hostname)) return 0
  const { folded, path } = link
  const byWords = folded.length > 80 ? Math.min(careersWeight(folded), 4) : careersWeight(folded)
  if (!isSameSite(link.url, siteUrl)) return byWords >= 10 ? 10 : 0
  const byPath = pathWeight(url, path)
  const bySubdomain = subdomain.test(link.url) && url.pathname.length < 5 && !isSameHost(url, siteUrl) ? 10 : 0
  if (Math.min(byWords, byPath) < 0 && bySubdomain === 0 && Math.max(byWords, byPath) < 10) return 0
  const inNews = newsPath.test(path) && byWords < 10 ? 6 : 0
  return Math.max(byWords, byPath, bySubdomain) + Math.min(Math.max(byWords, 0), Math.max(byPath, 0)) / 2 - inNews
}

/** The last segment names the page, the segments before it its section; a number shows that it is one of many. */
function pathWeight({ pathname, search }: URL, path: string): number {
  const end = lastSegment(pathname)
  const last = careersWeight(pathWords(end, search))
  if (last > 0) return /\d/.test(`${end}${search}`) ? Math.min(last, possibleScore) : last
  return last < 0 ? last : Math.min(careersWeight(path), possibleScore - 1)
}

const lastSegment = (pathname: string) => /[^/]*(?=\/*$)/.exec(pathname)?.[0] ?? ''

/** Whether the parent of an address is a careers page: `/posizioni-aperte/saldatore`. */
export function hangsBelowCareers(href: string): boolean {
  const segments =
    URL.parse(href)
      ?.pathname.split('/')
      .filter((segment) => segment !== '') ?? []
  return segments.length > 1 && namesCareers(pathWords(segments.at(-2) ?? '', ''))
}

/** Whether an address says to be in another language than Italian. */
export function isForeignAddress(href: string): boolean {
  const url = URL.parse(href)
  return url !== null && (foreignPath.test(`${url.pathname}${url.search}`) || foreignHost.test(url.hostname))
}

const isSameHost = (url: URL, other: string) =>
  url.hostname.replace(/^www\./, '') === URL.parse(other)?.hostname.replace(/^www\./, '')
