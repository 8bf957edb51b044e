import type { FetchRequest } from '../fetch/fetcher.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { pagesLeft, readHtmlList } from './html-board.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { writtenText } from './written-text.ts'

const noneFound = /\bno jobs were found that match\b/i
const boardHost = /^(?!www\.|api\.|app\.|help\.|support\.|login\.)[a-z0-9-]+\.icims\.com$/

/** iCIMS' pages, as they stand in a frame of the careers site. */
export const icims: TrackingSystem = {
  name: 'icims',
  marks: ['.icims.com'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    return boardHost.test(host) ? { system: 'icims', token: host, url: `https://${host}/jobs/search`, host } : null
  },
  requests: ({ url }) => [{ url: `${url}?ss=1&in_iframe=1` }, { url: `${url}?in_iframe=1` }],
  read,
}

function read(page: Page, board: Board): BoardRead {
  const seen = readHtmlList(page, 'icims', (url) => jobIdOf(url, board), /\biCIMS_/)
  if (seen.hasDrifted && page.kind === 'html' && noneFound.test(writtenText(page.document)))
    return { positions: [], next: [], isComplete: true }
  const positions = seen.positions.map(withTown).map(withoutMadeDates)
  const own = URL.parse(page.url)
  const isList = page.kind === 'html' && own !== null && /\/jobs\/search\/?$/.test(own.pathname)
  const isMore = isList && positions.length > 0 && pagesLeft(page) > 0
  const further = isMore ? [pageAfter(own, board)] : []
  return {
    ...seen,
    positions,
    next: [...further, ...seen.next.filter(({ url }) => !/[?&]pr=/.test(url)).map(framed)],
  }
}

function jobIdOf(url: URL, board: Board): string | null {
  return url.hostname === board.host ? (/^\/jobs\/(\d+)(?:\/[^/]+)?\/job\/?$/.exec(url.pathname)?.[1] ?? null) : null
}

/** Page numbers begin with nought. */
function pageAfter(own: URL, board: Board): FetchRequest {
  const page = Number(/^\d{1,3}$/.exec(own.searchParams.get('pr') ?? '')?.[0] ?? 0)
  return { url: `${board.url}?pr=${page + 1}&in_iframe=1&searchRelation=keyword_all&schemaId=&o=` }
}

/** Outside the frame a job's page holds only the frame. */
function framed(request: FetchRequest): FetchRequest {
  const url = new URL(request.url)
  url.searchParams.set('in_iframe', '1')
  return { ...request, url: url.href }
}

/**
 * Some portals make the dates when the page is asked for: two years ago to the millisecond, and on all of them a year
 * from now for the end. A date that was entered has no milliseconds.
 */
function withoutMadeDates(position: RawPosition): RawPosition {
  const { postedAt, validThrough: _, ...hints } = position.hints
  const isEntered = postedAt !== undefined && !/\.(?!000)\d{3}Z$/.test(postedAt.text)
  return { ...position, hints: isEntered ? { ...hints, postedAt } : hints }
}

/** `IT-AN-Jesi` is a country, a province and a town. */
function withTown(position: RawPosition): RawPosition {
  const { place } = position.hints
  if (place === undefined) return position
  const towns = place.map((quote) => {
    const [, country, text] = /^([A-Z]{2})-(?:[^-]*-)?(.+)$/.exec(quote.text) ?? []
    return country === undefined || text === undefined ? quote : { ...quote, text, country }
  })
  return { ...position, hints: { ...position.hints, place: towns } }
}
