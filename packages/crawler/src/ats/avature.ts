import { findAll, findOne } from 'domutils'
import type { HtmlPage, Page } from '../page.ts'
import { readHtmlBoard } from './html-board.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { writtenText } from './written-text.ts'

const theirHost = /^(?!www\.)[a-z0-9-]+\.avature\.net$/
const listPath = /^(\/(?:[\w-]{1,60}\/){1,4})(?:SearchJobs(?:Maps)?|(?:Job|Folder|Pipeline)Detail)\b/i

/** Avature's portals, also on the company's own domain: a list by pages, and a page for each job. */
export const avature: TrackingSystem = {
  name: 'avature',
  marks: ['avature', '/SearchJobs', '/JobDetail/', '/FolderDetail/'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const base = listPath.exec(url.pathname)?.[1]
    const isList = base !== undefined && /\/(?:SearchJobs|JobDetail|FolderDetail)\b/.test(url.pathname)
    return isList || (base !== undefined && theirHost.test(host)) ? boardAt(host, base) : null
  },
  requests: ({ url }) => [{ url }],
  read,
}

/** The token is the host with the portal's path. */
function boardAt(host: string, base: string): Board {
  return { system: 'avature', token: `${host}${base}`, url: `https://${host}${base}SearchJobs`, host }
}

function read(page: Page, board: Board): BoardRead {
  const seen = readHtmlBoard(page, 'avature', (url) => jobIdOf(url, board), /avature\.portal|article--result/)
  if (page.kind !== 'html' || page.status >= 400) return seen
  const own = URL.parse(page.url)
  if (own === null || jobIdOf(own, board) !== null) return seen
  const next = nextPage(page, own)
  const total = totalIn(page)
  if (total === 0 && seen.positions.length === 0) return { positions: [], next: [], isComplete: true, total }
  return {
    ...seen,
    next: [...(next === null ? [] : [{ url: next }]), ...seen.next],
    ...(total === null ? {} : { total }),
  }
}

function jobIdOf(url: URL, board: Board): string | null {
  if (url.hostname !== board.host || !/\/(?:Job|Folder|Pipeline)Detail\b/i.test(url.pathname)) return null
  const inQuery = ['jobId', 'folderId', 'pipelineId'].map((name) => url.searchParams.get(name)).find(Boolean)
  return /\/(\d{1,20})\/?$/.exec(url.pathname)?.[1] ?? /^\d{1,20}$/.exec(inQuery ?? '')?.[0] ?? null
}

function nextPage(page: HtmlPage, own: URL): string | null {
  const link = findOne(
    ({ name, attribs }) => name === 'a' && /paginationNextLink/i.test(attribs.class ?? ''),
    page.document.children,
  )
  const url = webAddress(link?.attribs.href ?? null, page.baseUrl)
  return url !== null && new URL(url).hostname === own.hostname ? url : null
}

/** `<div class="list-controls__text__legend" aria-label="26 results">1-12 of 26 results</div>`; "500+" is no total. */
function totalIn(page: HtmlPage): number | null {
  const legends = findAll(
    ({ attribs }) => /list-controls__text\b|(?:text__|pagination__)legend/.test(attribs.class ?? ''),
    page.document.children,
  )
  for (const legend of legends.slice(0, 5)) {
    const said = [legend.attribs['aria-label'] ?? '', writtenText(legend, 200)].map((text) =>
      /(\d[\d.,]{0,9})(\+?)\D{0,40}$/.exec(text),
    )
    const found = said.find((match) => match !== null)
    if (found?.[1] !== undefined && found[2] === '') return Number(found[1].replace(/\D/g, ''))
  }
  return null
}
