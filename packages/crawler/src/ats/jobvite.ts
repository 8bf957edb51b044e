import type { Element } from 'domhandler'
import { findOne, getElementsByTagName } from 'domutils'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts } from './web-address.ts'
import { writtenText } from './written-text.ts'

const notTokens = new Set(['support', 'info', 'careers', '__assets__', 'app', 'privacy'])
const maxCategories = 40
const cutOff = /^(?:show|see|view) (?:more|all)\b|^mostra (?:altro|altri|tutti)\b|^mehr anzeigen\b/i
const noResults = /\bno results found\b|\bnessun risultato\b|\bkeine ergebnisse\b/i

/** Jobvite's pages: a search that lists all, fifty at a time, and a page by category. */
export const jobvite: TrackingSystem = {
  name: 'jobvite',
  marks: ['jobs.jobvite.com'],
  recognise: (url) => {
    if (url.hostname.toLowerCase() !== 'jobs.jobvite.com') return null
    const parts = pathParts(url)
    const token = parts[0] === 'careers' ? parts[1] : parts[0]
    if (!isToken(token) || notTokens.has(token)) return null
    return { system: 'jobvite', token, url: `https://jobs.jobvite.com/${encodeURIComponent(token)}/jobs` }
  },
  // The page of all jobs cuts long categories off, or shows none; the search lists them all.
  requests: ({ url }) => [{ url: url.replace(/\/jobs$/, '/search') }, { url }, { url: `${url}/positions` }],
  read,
}

function read(page: Page, board: Board): BoardRead {
  const seen = readHtmlBoard(page, 'jobvite', (url) => jobIdOf(url, board), /\bjv-/)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || own === null || jobIdOf(own, board) !== null) return seen
  const further = furtherPages(page, own, board)
  // The rest of a category is never empty.
  const isRest = own.searchParams.has('p') && seen.positions.length === 0
  const isSearch = /\/search\/?$/.test(own.pathname) && own.hostname === 'jobs.jobvite.com'
  if (isSearch && !isRest && seen.positions.length === 0 && noResults.test(writtenText(page.document)))
    return { positions: [], next: [], isComplete: true }
  return {
    ...seen,
    next: [...further, ...seen.next],
    isComplete: seen.isComplete && !isRest && isRangeWhole(page, further),
  }
}

function jobIdOf(url: URL, board: Board): string | null {
  const [token, job, id] = pathParts(url)
  const isTheirs =
    url.hostname === 'jobs.jobvite.com' && token?.toLowerCase() === board.token.toLowerCase() && job === 'job'
  return isTheirs && /^[\w-]{6,64}$/.test(id ?? '') ? (id ?? null) : null
}

/** `search?c=Vendite&p=1`, the rest of a category. */
function furtherPages(page: HtmlPage, own: URL, board: Board): FetchRequest[] {
  const found = new Set<string>()
  for (const link of getElementsByTagName('a', page.document, true, 5_000)) {
    const url = URL.parse(link.attribs.href ?? '', page.baseUrl)
    if (url === null || url.hostname !== own.hostname || url.search === own.search || found.size >= maxCategories)
      continue
    const [token, search] = pathParts(url)
    if (token?.toLowerCase() === board.token.toLowerCase() && search === 'search' && url.searchParams.has('p'))
      found.add(url.href)
  }
  return [...found].map((url) => ({ url }))
}

/** "1 - 50 of 1,204" with no way to the others is not all; nor is a category that is cut off. */
function isRangeWhole(page: HtmlPage, further: FetchRequest[]): boolean {
  const range = findOne(({ attribs }) => /jv-pagination-text/.test(attribs.class ?? ''), page.document.children)
  if (range === null) return further.length > 0 || !isCut(page)
  const said = /([\d.,]{1,9})\s?-\s?([\d.,]{1,9})\s\p{L}{2,4}\s([\d.,]{1,9})/u.exec(writtenText(range, 100))
  return said === null || said[2] === said[3] || further.length > 0
}

/** "Show More" leads to the search. */
function isCut(page: HtmlPage): boolean {
  const isMore = ({ name, attribs }: Element) => name === 'a' && /\/search\b/.test(attribs.href ?? '')
  return findOne((node) => isMore(node) && cutOff.test(writtenText(node, 60)), page.document.children) !== null
}
