import { findOne } from 'domutils'
import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { jsonOf, listAt, textAt } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { readTaleoJob } from './taleo-job.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { writtenText } from './written-text.ts'

const maxPages = 100
const smallHost = /^[a-z]{3}\.tbe\.taleo\.net$/
const largeHost = /^(?!www\.|[a-z]{3}\.tbe\.)[a-z0-9-]+\.taleo\.net$/
const smallPath = /^(\/[a-z0-9]+\/ats\/careers\/v2)\/(?:searchResults|viewRequisition|jobSearch)/i

const answerShape = z.looseObject({
  requisitionList: z.array(z.unknown()),
  pagingData: z.looseObject({ totalCount: z.number(), pageSize: z.number().positive() }),
})
const requestShape = z.looseObject({ pageNo: z.number() })

/** Taleo: large companies' career sections by their search call, small companies' pages by their links. */
export const taleo: TrackingSystem = {
  name: 'taleo',
  marks: ['.taleo.net'],
  recognise,
  requests: ({ url }) => [{ url }],
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const base = smallHost.test(host) ? smallPath.exec(url.pathname)?.[1] : undefined
  const [org, site] = ['org', 'cws'].map((name) => /^[\w-]{1,64}$/.exec(url.searchParams.get(name) ?? '')?.[0])
  if (base !== undefined && org !== undefined && site !== undefined)
    return {
      system: 'taleo',
      token: `${org}/${site}`,
      url: `https://${host}${base}/searchResults?org=${org}&cws=${site}`,
      host,
    }
  const section = /^\/careersection\/([\w.-]{1,60})\/\w+\.(?:ftl|ajax)$/.exec(url.pathname)?.[1]
  if (!largeHost.test(host) || section === undefined) return null
  return {
    system: 'taleo',
    token: section,
    url: `https://${host}/careersection/${section}/jobsearch.ftl?lang=it`,
    host,
  }
}

function read(page: Page, board: Board, request?: FetchRequest): BoardRead {
  const answer = jsonOf(page)
  if (answer !== undefined) return readSearch(answer, page, board, request)
  if (page.kind !== 'html' || page.status >= 400) return unreadableBoard
  const own = URL.parse(page.url)
  const job = own === null || smallHost.test(board.host ?? '') ? null : jobIdOf(own, board)
  const written = job === null ? null : readTaleoJob(page, job)
  if (written !== null) return readOne(written)
  const seen = readHtmlBoard(page, 'taleo', (url) => jobIdOf(url, board), /oracletaleocwsv/)
  return smallHost.test(board.host ?? '') ? withRows(seen, page) : withSearch(seen, page, board)
}

function jobIdOf(url: URL, board: Board): string | null {
  if (url.hostname !== board.host) return null
  const id = /\/viewRequisition$/i.test(url.pathname) ? url.searchParams.get('rid') : null
  const job = /\/jobdetail\.(?:ftl|ajax)$/.test(url.pathname) ? url.searchParams.get('job') : null
  return /^[\w-]{1,40}$/.exec(id ?? job ?? '')?.[0] ?? null
}

/** A small company's list: ten rows, how many there are, and a link to the next. */
function withRows(seen: BoardRead, page: HtmlPage): BoardRead {
  const next = findOne(
    ({ name, attribs }) => name === 'a' && /\bjscroll-next\b/.test(attribs.class ?? ''),
    page.document.children,
  )
  const url = webAddress(next?.attribs.href ?? null, page.baseUrl)
  const count = findOne(({ attribs }) => /panel-number/.test(attribs.class ?? ''), page.document.children)
  const digits = count === null ? '' : writtenText(count, 40).replace(/[.,\s]/g, '')
  const total = /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
  if (total === 0 && seen.positions.length === 0) return { positions: [], next: [], isComplete: true, total }
  return {
    ...seen,
    next: [...(url === null ? [] : [{ url, isOfSession: true as const }]), ...seen.next],
    ...counted(total),
  }
}

/** A career section is filled by a call that names its portal, which the page does. */
function withSearch(seen: BoardRead, page: HtmlPage, board: Board): BoardRead {
  const portal = /\bportalNo["']?\s{0,3}[:=]\s{0,3}["']?(\d{1,20})\b/.exec(page.html)?.[1]
  if (portal === undefined || seen.positions.length > 0) return seen
  return { positions: [], next: [searchAt(board, portal, 1)], isComplete: true }
}

function searchAt(board: Board, portal: string, pageNo: number): FetchRequest {
  const body = {
    multilineEnabled: false,
    sortingSelection: { sortBySelectionParam: '3', ascendingSortingOrder: 'false' },
    fieldData: { fields: { KEYWORD: '', LOCATION: '', ORGANIZATION: '' }, valid: true },
    filterSelectionParam: { searchFilterSelections: [] },
    advancedSearchFiltersSelectionParam: { searchFilterSelections: [] },
    pageNo,
  }
  return {
    url: `https://${board.host}/careersection/rest/jobboard/searchjobs?lang=it&portal=${portal}`,
    method: 'POST',
    body: JSON.stringify(body),
    // Without a time zone it answers with an error.
    headers: { tz: 'GMT+01:00' },
    isOfSession: true,
  }
}

function readSearch(answer: unknown, page: Page, board: Board, request?: FetchRequest): BoardRead {
  const found = shaped(answerShape, answer)
  if (found === null) return driftedBoard
  const { totalCount, pageSize } = found.pagingData
  const read = readListed(found.requisitionList, (job) => positionIn(job, page, board))
  const portal = URL.parse(page.url)?.searchParams.get('portal')
  const asked = shaped(requestShape, jsonOf({ kind: 'json', url: '', status: 200, text: request?.body ?? '' }))
  const pages = Math.min(Math.ceil(totalCount / pageSize), maxPages)
  // A page beyond the last repeats the last.
  const isFirst = asked === null || asked.pageNo === 1
  const further =
    portal && isFirst
      ? Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => searchAt(board, portal, index + 2))
      : []
  return {
    ...read,
    next: [...further, ...read.positions.map(({ url }) => ({ url }))],
    isComplete: read.isComplete && (read.positions.length > 0 || totalCount === 0),
    total: totalCount,
  }
}

/** Which column says what is each company's choice; the answer names those of the title and the places. */
function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const columns = listAt(job, 'column').map((text) => textAt(text))
  const title = columns[numberAt(job, 'linkedColumn') ?? 0] ?? null
  const number = textAt(job, 'contestNo')
  if (title === null || number === null || !/^[\w-]{1,40}$/.test(number)) return null
  const places = listAt(job, 'locationsColumns').flatMap((index) => placesIn(columns[Number(index)] ?? null))
  const date = columns.find(
    (text) => text !== null && /^\d{1,2}\/\d{1,2}\/\d{4}$|^\d{1,2} \p{L}{3,10}\.? \d{4}$/u.test(text),
  )
  return positionOf('taleo', page.url, {
    title,
    url: `https://${board.host}/careersection/${board.token}/jobdetail.ftl?job=${number}&lang=it`,
    reference: number,
    sections: [],
    stated: { place: places, postedAt: date },
  })
}

function numberAt(job: unknown, name: string): number | null {
  const text = textAt(job, name)
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null
}

/** `["Italia-Marche-Jesi"]`, a list within a text; the town comes last. */
function placesIn(cell: string | null): string[] {
  const list = cell === null ? undefined : jsonOf({ kind: 'json', url: '', status: 200, text: cell })
  const places = Array.isArray(list) ? list.filter((place) => typeof place === 'string') : cell === null ? [] : [cell]
  return places.slice(0, 20).map((place) => place.split('-').at(-1) ?? place)
}
