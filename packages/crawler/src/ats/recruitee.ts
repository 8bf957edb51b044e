import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { subdomainOf, webAddress } from './web-address.ts'

const OWN = new Set([
  'www',
  'app',
  'api',
  'docs',
  'support',
  'help',
  'auth',
  'careers-analytics',
  'd10zminp1cyta8',
  'static',
])
const DOMAINS = ['recruitee.com', 'tellent.com']

/** https://docs.recruitee.com: the careers site's own API, also on the company's own domain. */
export const recruitee: TrackingSystem = {
  name: 'recruitee',
  marks: ['recruitee', 'tellent.com', 'RTWidget'],
  recognise,
  recogniseMarkup,
  requests: (board) => [{ url: new URL('/api/offers/', board.url).href }, { url: board.url }],
  read,
}

function recognise(url: URL): Board | null {
  for (const domain of DOMAINS) {
    const token = subdomainOf(url, domain, OWN)
    if (token !== null && (domain !== 'tellent.com' || /^\/(?:o|api\/offers)\b/.test(url.pathname))) {
      return { system: 'recruitee', token, url: `https://${url.hostname}/`, host: url.hostname }
    }
  }
  return null
}

/** A careers site on the company's own domain takes its parts from Recruitee's hosts; a widget names the company. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const widget = /RTWidget\(\s{0,10}\{[^}]{0,500}?companies["']?\s{0,5}:\s{0,5}\[\s{0,10}["']?([\w-]{1,60})/.exec(
    page.html,
  )?.[1]
  if (widget !== undefined && !/^\d+$/.test(widget)) {
    return [
      { system: 'recruitee', token: widget, url: `https://${widget}.recruitee.com/`, host: `${widget}.recruitee.com` },
    ]
  }
  const url = URL.parse(page.url)
  const isOwn = /careers-analytics\.recruitee\.com|recruiteecdn\.com|recruitee-main\.s3/.test(page.html)
  return url === null || !isOwn
    ? []
    : [{ system: 'recruitee', token: url.hostname, url: `${url.origin}/`, host: url.hostname }]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'recruitee', (url) =>
      url.hostname === URL.parse(board.url)?.hostname
        ? /^(?:\/[a-z]{2})?\/o\/([^/]+)\/?$/.exec(url.pathname)?.[1]
        : null,
    )
  }
  const offer = at(answer, 'offer')
  const offers = offer === undefined ? listAt(answer, 'offers') : [offer]
  if (offer === undefined && !Array.isArray(at(answer, 'offers'))) return UNREADABLE
  const positions = offers.flatMap((entry) => positionIn(entry, page, board) ?? [])
  return { positions, next: [], isComplete: positions.length === offers.length }
}

function positionIn(offer: unknown, page: Page, board: Board): RawPosition | null {
  const italian = at(offer, 'translations', 'it')
  const title = textAt(italian, 'title') ?? textAt(offer, 'title')
  const slug = textAt(offer, 'slug')
  if (title === null) return null
  const type = textAt(offer, 'employment_type_code')
  const status = textAt(offer, 'status')
  const part = (name: string) => sectionsOfDescription(textAt(italian, name) ?? textAt(offer, name))
  return positionOf('recruitee', page.url, {
    title,
    url:
      webAddress(textAt(offer, 'careers_url')) ??
      (slug === null ? board.url : new URL(`/o/${encodeURIComponent(slug)}`, board.url).href),
    reference: textAt(offer, 'id') ?? slug,
    sections: [...part('description'), ...part('requirements')],
    stated: {
      place: placesOf(offer),
      contract: type,
      schedule: type,
      remote:
        flagText(page, offer, 'hybrid', true) ??
        flagText(page, offer, 'remote', true) ??
        flagText(page, offer, 'on_site', true),
      postedAt: textAt(offer, 'published_at') ?? textAt(offer, 'created_at'),
      validThrough: textAt(offer, 'close_at'),
      employer: textAt(offer, 'company_name'),
    },
    closed: status === null || status === 'published' ? null : status,
    applyUrl: webAddress(textAt(offer, 'careers_apply_url')),
  })
}

function placesOf(offer: unknown): (string | null)[] {
  const places = listAt(offer, 'locations').map((place) => textAt(place, 'city') ?? textAt(place, 'name'))
  return places.some((place) => place !== null) ? places : [textAt(offer, 'city') ?? textAt(offer, 'location')]
}
