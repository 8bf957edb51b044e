import type { HtmlPage, Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'

const pageSize = 25
const maxRow = 1_000
const tiles = '/tile-search-results/'
const mark = /rmkcdn\.successfactors\.com|\/\/[\w.-]{1,60}\.jobs2web\.com\//

/** SuccessFactors' careers sites (once jobs2web), mostly on the company's own domain: tiles of HTML, details in microdata. */
export const successfactors: TrackingSystem = {
  name: 'successfactors',
  marks: ['successfactors.com', 'jobs2web.com', 'tile-search-results'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const isBoard = host.endsWith('.jobs2web.com') && !/^(?:www|cdn|static)\./.test(host)
    return isBoard || url.pathname === tiles ? boardAt(host) : null
  },
  recogniseMarkup: (page: HtmlPage) => {
    const url = URL.parse(page.url)
    return url !== null && mark.test(page.html) ? [boardAt(url.hostname)] : []
  },
  requests: (board) => [{ url: tilesAt(board, 0) }, { url: board.url }],
  read,
}

function boardAt(host: string): Board {
  return { system: 'successfactors', token: host, url: `https://${host}/search/?q=`, host }
}

function tilesAt(board: Board, row: number): string {
  return `https://${board.host}${tiles}?q=&startrow=${row}`
}

function read(page: Page, board: Board): BoardRead {
  const answer = readHtmlBoard(page, 'successfactors', (url) =>
    url.hostname === board.host ? /^(?:\/[^/]+)?\/job\/[^/]+\/(\d+)\/?$/.exec(url.pathname)?.[1] : null,
  )
  const url = URL.parse(page.url)
  const row = Number(url?.searchParams.get('startrow') ?? Number.NaN) + pageSize
  const isMore = url?.pathname === tiles && answer.positions.length >= pageSize && row <= maxRow
  return isMore ? { ...answer, next: [{ url: tilesAt(board, row) }, ...answer.next] } : answer
}
