import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, readOne, shaped } from './json-board.ts'
import { at, listAt, textAt } from './json-values.ts'
import { dataAfter } from './page-data.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'

const pageSize = 10
const maxFrom = 2_000
const language = /^\/((?:[a-z]{2,6}\/)?[a-z]{2})\/(?:search-results|job)\b/

const searchShape = z.looseObject({
  totalHits: z.number(),
  data: z.looseObject({ jobs: z.array(z.unknown()) }),
})

/** Phenom's careers sites, on the company's own domain: the page carries its search's answer, ten jobs at a time. */
export const phenom: TrackingSystem = {
  name: 'phenom',
  marks: ['phenompeople.com', 'phApp', '/search-results'],
  recognise: (url) => {
    // `/it/search-results` alone is any site's own search.
    const path = /^\/([a-z]{2,6}\/[a-z]{2})\/search-results\/?$/.exec(url.pathname)?.[1]
    return path === undefined ? null : boardAt(url.hostname.toLowerCase(), path)
  },
  recogniseMarkup: (page: HtmlPage) => {
    const url = URL.parse(page.url)
    const isTheirs = page.html.includes('phApp.ddo') || page.html.includes('cdn.phenompeople.com')
    const path = /"baseUrl"\s{0,3}:\s{0,3}"https:\/\/[\w.-]{1,100}\/((?:[a-z]{2,6}\/)?[a-z]{2})\/?"/.exec(
      page.html,
    )?.[1]
    return url !== null && isTheirs ? [boardAt(url.hostname, path ?? language.exec(url.pathname)?.[1] ?? 'it/it')] : []
  },
  requests: (board) => [{ url: board.url }],
  read,
}

/** The token is the host with the path of country and language. */
function boardAt(host: string, path: string): Board {
  return { system: 'phenom', token: `${host}/${path}`, url: `https://${host}/${path}/search-results`, host }
}

function read(page: Page, board: Board): BoardRead {
  const seen = readHtmlBoard(page, 'phenom', (url) => jobIdOf(url, board))
  if (page.kind !== 'html' || page.status >= 400) return seen
  const data = dataAfter(page, 'phApp.ddo')
  if (data === undefined) return seen
  const job = at(data, 'jobDetail', 'data', 'job')
  if (job !== undefined) return readOne(positionIn(job, page, board))
  const search = shaped(searchShape, at(data, 'eagerLoadRefineSearch') ?? at(data, 'refineSearch'))
  // A job's page carries the data of other widgets.
  if (search === null) return seen.positions.length > 0 ? seen : driftedBoard
  const read = readListed(search.data.jobs, (entry) => positionIn(entry, page, board))
  return {
    ...read,
    next: [...pagesAfter(page, search.totalHits, board), ...read.positions.map(({ url }) => ({ url }))],
    total: search.totalHits,
  }
}

function pagesAfter(page: HtmlPage, total: number, board: Board): FetchRequest[] {
  if (URL.parse(page.url)?.searchParams.has('from') !== false) return []
  const pages = Math.ceil(Math.min(total, maxFrom) / pageSize)
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => ({
    url: `${board.url}?from=${(index + 1) * pageSize}&s=1`,
  }))
}

function jobIdOf(url: URL, board: Board): string | null {
  return url.hostname === board.host ? (/\/job\/([\w-]{2,80})(?:\/|$)/.exec(url.pathname)?.[1] ?? null) : null
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  const id = textAt(job, 'jobId') ?? textAt(job, 'reqId')
  if (title === null || id === null || !/^[\w-]{1,80}$/.test(id)) return null
  const type = textAt(job, 'type')
  const towns = listAt(job, 'multi_location_array').map(placeOf)
  return positionOf('phenom', page.url, {
    title,
    url: `https://${board.token}/job/${id}`,
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'description')),
    stated: {
      place: towns.some(({ town }) => town !== null) ? towns : [placeOf(job)],
      contract: type,
      schedule: type,
      remote: textAt(job, 'workLocation') ?? textAt(job, 'remote'),
      postedAt: textAt(job, 'postedDate'),
      employer: textAt(job, 'companyName'),
    },
  })
}

function placeOf(holder: unknown) {
  return {
    town: textAt(holder, 'city') ?? textAt(holder, 'cityStateCountry') ?? textAt(holder, 'location'),
    country: textAt(holder, 'country'),
  }
}
