import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, UNREADABLE } from './tracking-system.ts'
import { isToken, pathParts, subdomainOf, webAddress } from './web-address.ts'

const OWN = new Set(['www', 'apply', 'jobs', 'help', 'support', 'resources', 'developers', 'careers-page', 'get', 'id'])
const NOT_TOKENS = new Set(['api', 'j', 'signin', 'view', 'search', 'company'])

/** The call behind the company's own widget, with every advert's text. */
export const workable: TrackingSystem = {
  name: 'workable',
  marks: ['workable.com', 'whr_embed'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    const token = encodeURIComponent(board.token)
    return [
      { url: `https://apply.workable.com/api/v1/widget/accounts/${token}?details=true` },
      { url: `https://www.workable.com/api/accounts/${token}?details=true` },
      { url: board.url },
    ]
  },
  read,
}

function boardOf(token: string): Board {
  return { system: 'workable', token, url: `https://apply.workable.com/${encodeURIComponent(token)}/` }
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const own = subdomainOf(url, 'workable.com', OWN)
  if (own !== null) return boardOf(own)
  if (host !== 'apply.workable.com' && host !== 'www.workable.com') return null
  const parts = pathParts(url)
  const account = parts.indexOf('accounts')
  if (parts[0] === 'api' && isToken(parts[account + 1]) && account > 0) return boardOf(parts[account + 1] ?? '')
  const token = parts[0]
  return host === 'apply.workable.com' && isToken(token) && !NOT_TOKENS.has(token) ? boardOf(token) : null
}

/** `whr_embed(418822, {…})`: the account's number serves as its name. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const account = /\bwhr_embed\(\s{0,10}['"]?([\w-]{1,60})['"]?\s{0,10}[,)]/.exec(page.html)?.[1]
  return account === undefined ? [] : [boardOf(account)]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) {
    return readHtmlBoard(page, 'workable', (url) =>
      url.hostname === 'apply.workable.com' ? /\/j\/([0-9A-Z]{6,16})(?:\/|$)/i.exec(url.pathname)?.[1] : null,
    )
  }
  if (!Array.isArray(at(answer, 'jobs'))) return UNREADABLE
  const jobs = listAt(answer, 'jobs')
  const positions = jobs.flatMap((job) => positionIn(job, page, board) ?? [])
  return { positions, next: [], isComplete: positions.length === jobs.length }
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  const code = textAt(job, 'shortcode')
  if (title === null) return null
  const type = textAt(job, 'employment_type') ?? textAt(job, 'type')
  const state = textAt(job, 'state_name') ?? textAt(job, 'status')
  return positionOf('workable', page.url, {
    title,
    url: webAddress(textAt(job, 'url')) ?? (code === null ? board.url : `${board.url}j/${code}/`),
    reference: code ?? textAt(job, 'id'),
    sections: ['description', 'requirements', 'benefits'].flatMap((part) => sectionsOfDescription(textAt(job, part))),
    stated: {
      place: placesOf(job),
      contract: type,
      schedule: type,
      remote: textAt(job, 'workplace_type') ?? textAt(job, 'workplace') ?? flagText(page, job, 'telecommuting', true),
      postedAt: textAt(job, 'published_on') ?? textAt(job, 'created_at'),
      language: textAt(job, 'language'),
    },
    closed: state !== null && /closed|archived|draft|internal/i.test(state) ? state : null,
    applyUrl: webAddress(textAt(job, 'application_url')),
  })
}

function placesOf(job: unknown): (string | null)[] {
  const shown = listAt(job, 'locations').filter((location) => at(location, 'hidden') !== true)
  const places = shown.map((location) => textAt(location, 'city') ?? textAt(location, 'region'))
  const isTold = places.some((place) => place !== null)
  return isTold ? places : [textAt(job, 'city') ?? textAt(job, 'location', 'city') ?? textAt(job, 'state')]
}
