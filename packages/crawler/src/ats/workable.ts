import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, subdomainOf, webAddress } from './web-address.ts'

const ownNames = new Set([
  'www',
  'apply',
  'jobs',
  'help',
  'support',
  'resources',
  'developers',
  'careers-page',
  'get',
  'id',
])
/** The widget's call lists `jobs`, the careers page's `results`. */
const listShape = z.looseObject({
  jobs: z.array(z.unknown()).optional(),
  results: z.array(z.unknown()).optional(),
  total: z.number().optional().catch(undefined),
})
const notTokens = new Set(['api', 'j', 'signin', 'view', 'search', 'company'])

/** The call behind the company's own widget, with every advert's text; else the careers page's calls, ten at a time and a detail each. */
export const workable: TrackingSystem = {
  name: 'workable',
  marks: ['workable', 'whr_embed'],
  recognise,
  recogniseMarkup,
  requests: (board) => {
    if (isShort(board)) return [{ url: board.url }]
    const token = encodeURIComponent(board.token)
    return [
      { url: `https://apply.workable.com/api/v1/widget/accounts/${token}?details=true` },
      { url: `https://www.workable.com/api/accounts/${token}?details=true` },
      pageAt(board, {}),
      { url: board.url },
    ]
  },
  read,
}

/** `apply.workable.com/j/AB12CD34EF` names no company, and leads to an address that does. */
const isShort = ({ token }: Board) => token.startsWith('j/')

function boardOf(token: string): Board {
  return { system: 'workable', token, url: `https://apply.workable.com/${encodeURIComponent(token)}/` }
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const own = subdomainOf(url, 'workable.com', ownNames)
  if (own !== null) return boardOf(own)
  if (host !== 'apply.workable.com' && host !== 'www.workable.com') return null
  const parts = pathParts(url)
  const account = parts.indexOf('accounts')
  if (parts[0] === 'api' && isToken(parts[account + 1]) && account > 0) return boardOf(parts[account + 1] ?? '')
  const [token, code] = parts
  if (host === 'apply.workable.com' && token === 'j' && isToken(code))
    return { system: 'workable', token: `j/${code}`, url: `https://apply.workable.com/j/${code}` }
  return host === 'apply.workable.com' && isToken(token) && !notTokens.has(token) ? boardOf(token) : null
}

/** `whr_embed(418822, {…})`: the account's number serves as its name. A careers page on the company's own domain names its account. */
function recogniseMarkup(page: HtmlPage): Board[] {
  const account =
    /\bwhr_embed\(\s{0,10}['"]?([\w-]{1,60})['"]?\s{0,10}[,)]/.exec(page.html)?.[1] ??
    (page.html.includes('careers-page.workable.com')
      ? /"(?:account|subdomain)"\s{0,5}:\s{0,5}"([\w-]{1,60})"/.exec(page.html)?.[1]
      : undefined)
  return account === undefined ? [] : [boardOf(account)]
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  const led = isShort(board) && answer === undefined ? recognise(new URL(page.url)) : null
  if (led !== null && !isShort(led) && page.status < 400)
    return { positions: [], next: workable.requests(led).slice(0, 1), isComplete: true }
  if (answer === undefined) {
    return readHtmlBoard(page, 'workable', (url) =>
      url.hostname === 'apply.workable.com' ? /\/j\/([0-9A-Z]{6,16})(?:\/|$)/i.exec(url.pathname)?.[1] : null,
    )
  }
  if (at(answer, 'shortcode') !== undefined) return readOne(positionIn(answer, page, board))
  const list = shaped(listShape, answer)
  const jobs = list?.jobs ?? list?.results
  if (list === null || jobs === undefined) return driftedBoard
  const read = readListed(jobs, (job) => positionIn(job, page, board))
  if (list.results === undefined) return { ...read, positions: withAllPlaces(read.positions) }
  const next = [...pageAfter(answer, board), ...read.positions.flatMap(detailOf(board))]
  return { ...read, next, ...counted(list.total) }
}

/** The widget has a row for each place of a job. */
function withAllPlaces(positions: readonly RawPosition[]): RawPosition[] {
  const jobs = Map.groupBy(positions, ({ reference, url, title }) => reference ?? `${url} ${title.text}`)
  return [...jobs.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const places = [first, ...others].flatMap(({ hints }) => hints.place ?? [])
    const place = [...new Map(places.map((quote) => [quote.text, quote])).values()]
    return others.length === 0 ? [first] : [{ ...first, hints: { ...first.hints, place } }]
  })
}

function pageAt(board: Board, body: { token?: string }): FetchRequest {
  return { url: `${accountOf(board, 'v3')}/jobs`, method: 'POST', body: JSON.stringify(body) }
}

function pageAfter(answer: unknown, board: Board): FetchRequest[] {
  const token = textAt(answer, 'nextPage')
  return token === null ? [] : [pageAt(board, { token })]
}

function detailOf(board: Board): (position: RawPosition) => FetchRequest[] {
  return ({ reference }) =>
    reference === null ? [] : [{ url: `${accountOf(board, 'v2')}/jobs/${encodeURIComponent(reference)}` }]
}

function accountOf(board: Board, version: 'v2' | 'v3'): string {
  return `https://apply.workable.com/api/${version}/accounts/${encodeURIComponent(board.token)}`
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  const code = textAt(job, 'shortcode')
  if (title === null) return null
  const type = textAt(job, 'employment_type') ?? textAt(job, 'type')
  const state = textAt(job, 'state_name') ?? textAt(job, 'status')
  return positionOf('workable', page.url, {
    title,
    url:
      webAddress(textAt(job, 'url') ?? textAt(job, 'shortlink')) ??
      (code === null ? board.url : `${board.url}j/${code}/`),
    reference: code ?? textAt(job, 'id'),
    sections: ['description', 'requirements', 'benefits'].flatMap((part) => sectionsOfDescription(textAt(job, part))),
    stated: {
      place: placesOf(job),
      contract: type,
      schedule: type,
      remote:
        textAt(job, 'workplace_type') ??
        textAt(job, 'workplace') ??
        flagText(page, job, 'telecommuting', true) ??
        flagText(page, job, 'remote', true),
      postedAt: textAt(job, 'published_on') ?? textAt(job, 'published') ?? textAt(job, 'created_at'),
      language: textAt(job, 'language'),
    },
    closed: state !== null && /closed|archived|draft|internal/i.test(state) ? state : null,
    applyUrl: webAddress(textAt(job, 'application_url')),
  })
}

function placesOf(job: unknown) {
  const shown = listAt(job, 'locations').filter((location) => at(location, 'hidden') !== true)
  const places = shown.map((location) => ({
    town: textAt(location, 'city') ?? textAt(location, 'region'),
    country: textAt(location, 'country'),
  }))
  if (places.some(({ town }) => town !== null)) return places
  const town = textAt(job, 'city') ?? textAt(job, 'location', 'city') ?? textAt(job, 'location', 'region')
  return [{ town: town ?? textAt(job, 'state'), country: textAt(job, 'country') ?? textAt(job, 'location', 'country') }]
}
