import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, readOne, shaped } from './json-board.ts'
import { at, textAt } from './json-values.ts'
import { htmlOfMarkdown } from './markdown.ts'
import { nextData } from './page-data.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts } from './web-address.ts'

const maxPages = 100
const notTokens = new Set(['sitemap', 'search'])

const jobsShape = z.looseObject({
  items: z.array(z.unknown()),
  pagination: z.looseObject({ pageCount: z.number(), rowCount: z.number().optional() }),
})

/** JOIN's company pages: five jobs a page in the page's own data, each with a page of its own. */
export const join: TrackingSystem = {
  name: 'join',
  marks: ['join.com/companies/'],
  recognise: (url) => {
    const [companies, token] = pathParts(url)
    if (!/^(?:www\.)?join\.com$/.test(url.hostname) || companies !== 'companies' || !isToken(token)) return null
    return notTokens.has(token)
      ? null
      : { system: 'join', token, url: `https://join.com/companies/${encodeURIComponent(token)}` }
  },
  requests: ({ url }) => [{ url }],
  read,
}

function read(page: Page, board: Board): BoardRead {
  const seen = readHtmlBoard(page, 'join', (url) => jobIdOf(url, board))
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || page.status >= 400 || own === null) return seen
  const data = nextData(page)
  if (data === undefined) return seen
  if (jobIdOf(own, board) !== null)
    return readJob(at(data, 'props', 'pageProps', 'initialState', 'job'), page, board) ?? seen
  const jobs = shaped(jobsShape, at(data, 'props', 'pageProps', 'initialState', 'jobs'))
  if (jobs === null) return driftedBoard
  const read = readListed(jobs.items, (job) => positionIn(job, page, board))
  const { pageCount, rowCount } = jobs.pagination
  return {
    ...read,
    next: [...pagesAfter(own, pageCount, board), ...read.positions.map(({ url }) => ({ url }))],
    ...(rowCount === undefined ? {} : { total: rowCount }),
  }
}

/** A job's page carries its text, which may be in one piece or in three. */
function readJob(job: unknown, page: HtmlPage, board: Board): BoardRead | null {
  const parts = ['description', 'intro', 'tasks', 'requirements'].flatMap((part) => textAt(job, part) ?? [])
  const position = positionIn(job, page, board)
  if (position === null || parts.length === 0) return null
  const sections = parts.flatMap((part) => sectionsOfDescription(htmlOfMarkdown(part)))
  return readOne({ ...position, url: page.url, sections })
}

function pagesAfter(own: URL, pageCount: number, board: Board): FetchRequest[] {
  if (own.searchParams.has('page')) return []
  const pages = Math.min(Math.max(Math.ceil(pageCount), 1), maxPages)
  return Array.from({ length: pages - 1 }, (_, index) => ({ url: `${board.url}?page=${index + 2}` }))
}

/** A job's address begins with another number than its `id`. */
function jobIdOf(url: URL, board: Board): string | null {
  const path = new URL(board.url).pathname
  if (!/^(?:www\.)?join\.com$/.test(url.hostname) || !url.pathname.startsWith(`${path}/`)) return null
  return /^\/(\d+)/.exec(url.pathname.slice(path.length))?.[1] ?? null
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'title')
  const name = textAt(job, 'idParam')
  if (title === null || name === null || !/^\d+[\w%-]*$/.test(name)) return null
  const type = textAt(job, 'employmentType', 'name')
  return positionOf('join', page.url, {
    title,
    url: `${board.url}/${name}`,
    reference: /^\d+/.exec(name)?.[0] ?? null,
    sections: [],
    stated: {
      place: [{ town: textAt(job, 'city', 'cityName'), country: textAt(job, 'city', 'countryName') }],
      contract: type,
      schedule: type,
      remote: textAt(job, 'workplaceType'),
      postedAt: textAt(job, 'createdAt'),
      language: textAt(job, 'language', 'iso6391'),
    },
  })
}
