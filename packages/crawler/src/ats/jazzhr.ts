import { findOne } from 'domutils'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readHtmlBoard } from './html-board.ts'
import type { Board, TrackingSystem } from './tracking-system.ts'
import { subdomainOf } from './web-address.ts'

const ownNames = new Set(['www', 'app', 'api', 'help'])

/** JazzHR: one page lists every job, each with a page of its own. */
export const jazzhr: TrackingSystem = {
  name: 'jazzhr',
  marks: ['applytojob.com'],
  recognise: (url) => {
    const token = subdomainOf(url, 'applytojob.com', ownNames)
    return token === null ? null : { system: 'jazzhr', token, url: `https://${token}.applytojob.com/apply` }
  },
  requests: ({ url }) => [{ url: `${url}/jobs` }, { url }],
  read: (page, board) => {
    const host = new URL(board.url).hostname
    const jobIdOf = (url: URL) => (url.hostname === host ? jobIn(url.pathname) : null)
    const seen = readHtmlBoard(page, 'jazzhr', jobIdOf, /job_listings_wrapper|resumator/)
    // A company that has left has no table.
    if (seen.positions.length === 0 && page.kind === 'html' && isEmptyTable(page))
      return { positions: [], next: [], isComplete: true }
    return { ...seen, positions: seen.positions.map((position) => atOneAddress(position, board)) }
  },
}

function isEmptyTable(page: HtmlPage): boolean {
  const table = findOne(({ attribs }) => attribs.id === 'jobs_table', page.document.children)
  return page.status < 400 && table !== null && !page.html.includes('row_job_')
}

/** Both lists link a job, each in its own way, and a title in the address is only decoration. */
function atOneAddress(position: RawPosition, board: Board): RawPosition {
  const { reference } = position
  return reference === null ? position : { ...position, url: `${board.url}/${reference}` }
}

/** `/apply/jobs/details/AbC12`, on newer pages `/apply/AbC12/Saldatore`. */
function jobIn(path: string): string | null {
  const [, id] = /^\/apply\/(?:jobs\/details\/([\w-]{4,40})|)/.exec(path) ?? []
  return id ?? /^\/apply\/(?!vendor\b)([A-Za-z0-9]{6,40})(?:\/[^/]+)?\/?$/.exec(path)?.[1] ?? null
}
