import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import { jsonOf } from './json-values.ts'
import { classicBoardAt, classicRequests, isClassic, readClassic } from './successfactors-classic.ts'
import { readSearch, searchOf } from './successfactors-search.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { readJobSitemap, readXmlFeed, rssShape } from './xml-feed.ts'
import { elementsNamed, xmlOf } from './xml-values.ts'

const pageSize = 25
const maxRow = 3_000
const tiles = '/tile-search-results/'
const ownHost = /^(?!www\.|cdn\.|static\.)[a-z0-9-]+\.(?:jobs2web\.com|jobs\.hr\.cloud\.sap)$/
const mark = /rmkcdn\.successfactors\.com|\/\/[\w.-]{1,60}\.jobs2web\.com\/|\/services\/recruiting\/v1\//

/**
 * SuccessFactors' careers sites (once jobs2web), mostly on the company's own domain: tiles of HTML, or a search call,
 * with details in microdata. The older pages stand on SuccessFactors' own hosts.
 */
export const successfactors: TrackingSystem = {
  name: 'successfactors',
  marks: [
    'successfactors.',
    'sapsf.',
    'jobs2web.com',
    'tile-search-results',
    'jobs.hr.cloud.sap',
    '/services/recruiting/',
  ],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    return ownHost.test(host) || url.pathname === tiles ? boardAt(host) : classicBoardAt(url)
  },
  recogniseMarkup: (page: HtmlPage) => {
    const url = URL.parse(page.url)
    return url !== null && mark.test(page.html) ? [boardAt(url.hostname)] : []
  },
  requests: (board) => {
    if (isClassic(board)) return classicRequests(board)
    const paths = ['/googlefeed.xml', '/sitemap.xml']
    return [
      { url: tilesAt(board, 0) },
      { url: board.url },
      ...paths.map((path) => ({ url: `https://${board.host}${path}` })),
    ]
  },
  read,
}

function boardAt(host: string): Board {
  return { system: 'successfactors', token: host, url: `https://${host}/search/?q=`, host }
}

function tilesAt(board: Board, row: number): string {
  return `https://${board.host}${tiles}?q=&startrow=${row}`
}

function read(page: Page, board: Board, request?: FetchRequest): BoardRead {
  if (isClassic(board)) return readClassic(page, board)
  const answer = jsonOf(page)
  if (answer !== undefined) return readSearch(answer, page, board, request)
  const jobId = (url: URL) => jobIdOf(url, board)
  const xml = page.kind === 'xml' ? xmlOf(page) : null
  if (xml !== null)
    return elementsNamed(xml, 'rss').length > 0
      ? readXmlFeed(page, 'successfactors', [rssShape], jobId)
      : readJobSitemap(page, jobId)
  return readPage(page, board, jobId)
}

function readPage(page: Page, board: Board, jobId: (url: URL) => string | null): BoardRead {
  const answer = readHtmlBoard(page, 'successfactors', jobId)
  const url = URL.parse(page.url)
  if (answer.positions.length === 0 && !answer.isComplete && page.kind === 'html' && page.status < 400) {
    const next = url?.pathname === tiles ? [] : searchOf(page, board)
    return next.length === 0 ? answer : { ...answer, next, isComplete: true }
  }
  const row = Number(url?.searchParams.get('startrow') ?? Number.NaN) + pageSize
  const isMore = url?.pathname === tiles && answer.positions.length >= pageSize && row <= maxRow
  return isMore ? { ...answer, next: [{ url: tilesAt(board, row) }, ...answer.next] } : answer
}

/** `/job/Jesi-Saldatore/12/`, on newer sites `/job/saldatore/12-it_IT/`. */
function jobIdOf(url: URL, board: Board): string | null {
  if (url.hostname !== board.host) return null
  return /^(?:\/[^/]+)?\/job\/[^/]+\/(\d+)(?:-[a-z]{2}_[A-Z]{2})?\/?$/.exec(url.pathname)?.[1] ?? null
}
