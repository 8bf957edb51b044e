import { oncePer } from '@vedetta/reference/once-per'
import type { Element } from 'domhandler'
import { linkTarget } from '../find/links.ts'
import { visibleText } from '../html/dom.ts'
import type { PlacedLink } from '../html/lines.ts'
import type { HtmlPage } from '../page.ts'
import type { LineRange, PageLines } from './page-lines.ts'

/** A link as an advert uses it. */
export type AdvertLink = { url: string; href: string; text: string; line: number; isMail: boolean }

const maxUrl = 2_048
const maxLinks = 60
/** Only "how to apply", never "read on". */
const apply =
  /^(?:\p{P}|\s)*(?:invia|candida|apply|bewerb|rispondi|mandaci|manda|spedisci|proponiti|compila|jetzt bewerben|send)/iu

/** An absolute web or mail address, or null. */
export function absoluteUrl(href: string | undefined, baseUrl: string): string | null {
  if (!href || href.length > maxUrl || href.trim().startsWith('#')) return null
  const url = URL.parse(href.trim(), baseUrl)
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : null
}

/** The links that stand in these lines. */
export function linksIn(page: HtmlPage, { links }: PageLines, range: LineRange): AdvertLink[] {
  const found: AdvertLink[] = []
  for (let index = firstFrom(links, range.from); index < links.length && found.length < maxLinks; index++) {
    const placed = links[index]
    if (!placed || placed.line >= range.to) break
    const link = advertLink(page, placed)
    if (link) found.push(link)
  }
  return found
}

const maxText = 300

/** Cached, because every advert whose block contains the link needs its text. */
const textOf = oncePer((element: Element) => visibleText(element, 2 * maxText))

export function advertLink(page: HtmlPage, { element, line }: PlacedLink): AdvertLink | null {
  const { title } = element.attribs
  const href = linkTarget(element)
  const url = href === null ? null : absoluteUrl(href, page.baseUrl)
  if (url === null || href === null) return null
  const text = textOf(element) || title || element.attribs['aria-label'] || ''
  return { url, href, text: text.slice(0, maxText), line, isMail: url.startsWith('mailto:') }
}

/** Links stand in the order of their lines: the first of this line or a later one. */
function firstFrom(links: readonly PlacedLink[], line: number): number {
  let low = 0
  let high = links.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((links[middle]?.line ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low
}

export function isApplyText(text: string): boolean {
  return apply.test(text)
}

const socialNetworks =
  /(?:^|\.)(?:facebook|linkedin|instagram|twitter|x|youtube|whatsapp|wa|t|pinterest|google|goo|maps|tiktok|telegram)\.(?:com|me|gl|it|be)$/

/** A page of its own, not this one, a social network, a picture. */
export function isPageLink(link: AdvertLink, page: HtmlPage): boolean {
  if (link.isMail) return false
  const url = URL.parse(link.url)
  if (!url || socialNetworks.test(url.hostname) || /\.(?:jpe?g|png|gif|svg|webp|zip|docx?)$/i.test(url.pathname))
    return false
  if (/\/(?:category|categoria|tag|author|autore)\//i.test(url.pathname)) return false
  return withoutHash(link.url) !== withoutHash(page.url) && !isHome(url)
}

function isHome(url: URL): boolean {
  return url.pathname === '/' && url.search === ''
}

function withoutHash(url: string): string {
  const [path = ''] = url.split('#')
  return path.replace(/\/$/, '')
}
