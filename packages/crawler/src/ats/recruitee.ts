import { z } from 'zod'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { subdomainOf, webAddress } from './web-address.ts'

const ownNames = new Set([
  'www',
  'app',
  'api',
  'career',
  'docs',
  'support',
  'help',
  'auth',
  'careers-analytics',
  'd10zminp1cyta8',
  'static',
])
const domains = ['recruitee.com', 'tellent.com']

const listShape = z.looseObject({ offers: z.array(z.unknown()) })

/** https://docs.recruitee.com: the careers site's own API, also on the company's own domain. */
export const recruitee: TrackingSystem = {
  name: 'recruitee',
  marks: ['recruitee', 'tellent.com', 'RTWidget'],
  recognise,
  recogniseMarkup,
  requests: (board) =>
    [...(board.feed === undefined ? ['/api/offers/', '/api/offers'] : []), board.feed ?? board.url].map((address) => ({
      url: new URL(address, board.url).href,
    })),
  read,
}

function recognise(url: URL): Board | null {
  for (const domain of domains) {
    const token = subdomainOf(url, domain, ownNames)
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
  if (widget !== undefined) return [/^\d+$/.test(widget) ? numbered(widget) : named(widget)]
  const url = URL.parse(page.url)
  const isOwn = /careers-analytics\.recruitee\.com|recruiteecdn\.com|recruitee-main\.s3/.test(page.html)
  return url === null || !isOwn
    ? []
    : [{ system: 'recruitee', token: url.hostname, url: `${url.origin}/`, host: url.hostname }]
}

function named(name: string): Board {
  return { system: 'recruitee', token: name, url: `https://${name}.recruitee.com/`, host: `${name}.recruitee.com` }
}

/** The widget's own call knows the company by its number. */
function numbered(number: string): Board {
  const feed = `https://career.recruitee.com/api/c/${number}/widget/?widget=true`
  return { system: 'recruitee', token: number, url: feed, feed }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'recruitee', (url) =>
      url.hostname === URL.parse(board.url)?.hostname
        ? /^(?:(?:\/l)?\/[a-z]{2})?\/o\/([^/]+)\/?$/.exec(url.pathname)?.[1]
        : null,
    )
  }
  const offer = at(answer, 'offer')
  const offers = offer === undefined ? shaped(listShape, answer)?.offers : [offer]
  if (offers === undefined) return driftedBoard
  // A talent pool is listed among the offers, but nothing is open there.
  const open = offers.filter((entry) => at(entry, 'kind') !== 'talent_pool')
  return readListed(open, (entry) => positionIn(entry, page, board))
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

function placesOf(offer: unknown) {
  const places = listAt(offer, 'locations').map((place) => ({
    town: textAt(place, 'city') ?? textAt(place, 'name'),
    country: textAt(place, 'country_code') ?? textAt(place, 'country'),
  }))
  if (places.some(({ town }) => town !== null)) return places
  return [
    {
      town: textAt(offer, 'city') ?? textAt(offer, 'location'),
      country: textAt(offer, 'country_code') ?? textAt(offer, 'country'),
    },
  ]
}
