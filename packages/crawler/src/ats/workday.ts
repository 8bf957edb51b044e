import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { counted, readListed, readOne, shaped } from './json-board.ts'
import { at, flagText, jsonOf, listAt, textAt, textsIn, writtenIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { isToken, pathParts, webAddress } from './web-address.ts'

const pageSize = 20
const maxPages = 100
const largeBoard = 200
/** Some tenants count and give no more jobs than this. */
const maxCounted = 2_000
const boardHost = /^([a-z0-9-]+)\.(?:wd\d+\.)?myworkdayjobs(?:-impl)?\.com$/
const siteHost = /^(?:wd\d+\.)?myworkdaysite\.com$/
const languageCode = /^[a-z]{2}(?:-[a-z]{2})?$/i

const listShape = z.looseObject({ jobPostings: z.array(z.unknown()), total: z.number().optional().catch(undefined) })
const facetsShape = z.looseObject({ appliedFacets: z.record(z.string(), z.array(z.string())) })

/** The calls behind the careers site: a list of twenty at a time, and a detail each. The token is `tenant/site`. */
export const workday: TrackingSystem = {
  name: 'workday',
  marks: ['myworkday'],
  recognise,
  requests: (board) => [pageAt(board, 0), { url: board.url }],
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  if (!boardHost.test(host) && !siteHost.test(host)) return null
  const parts = pathParts(url)
  const [first, ...rest] = parts
  const path = first !== undefined && languageCode.test(first) ? rest : parts
  if (path[0] === 'wday' && path[1] === 'cxs') return boardOf(host, path[2], path[3])
  if (siteHost.test(host) && path[0] === 'recruiting') return boardOf(host, path[1], path[2])
  return boardOf(host, boardHost.exec(host)?.[1], path[0])
}

function boardOf(host: string, tenant: string | undefined, site: string | undefined): Board | null {
  if (!isToken(tenant) || !isToken(site) || site === 'wday') return null
  const prefix = siteHost.test(host) ? `recruiting/${tenant}/` : ''
  return {
    system: 'workday',
    token: `${tenant}/${site}`,
    url: `https://${host}/${prefix}${encodeURIComponent(site)}`,
    host,
  }
}

function apiOf(board: Board): string {
  return `https://${board.host}/wday/cxs/${board.token.split('/').map(encodeURIComponent).join('/')}`
}

type Facets = Record<string, string[]>

function pageAt(board: Board, offset: number, appliedFacets: Facets = {}): FetchRequest {
  const body = JSON.stringify({ appliedFacets, limit: pageSize, offset, searchText: '' })
  return { url: `${apiOf(board)}/jobs`, method: 'POST', body }
}

function read(page: Page, board: Board, request?: FetchRequest): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined)
    return readHtmlBoard(page, 'workday', (url) => (url.hostname === board.host ? jobIn(url.pathname) : null))
  const info = at(answer, 'jobPostingInfo')
  if (info !== undefined) {
    return readOne(positionOfDetail(info, page, board))
  }
  const list = shaped(listShape, answer)
  if (list === null) return driftedBoard
  const facets = facetsOf(request)
  const italy = Object.keys(facets).length === 0 && (list.total ?? 0) > largeBoard ? italyIn(answer) : null
  // More jobs than a visit can ask for: those in Italy alone.
  if (italy !== null) return { positions: [], next: [pageAt(board, 0, italy)], isComplete: true }
  const read = readListed(list.jobPostings, (posting) => positionOfEntry(posting, page, board))
  const details = listAt(answer, 'jobPostings')
    .flatMap((posting) => pathOf(posting) ?? [])
    .map((path) => ({ url: `${apiOf(board)}${path}` }))
  return {
    ...read,
    isComplete: read.isComplete && (list.total ?? 0) < maxCounted,
    next: [...pagesAfter(answer, board, facets), ...details],
    ...counted(list.total),
  }
}

/** Only the first answer carries the total, so it requests all the others. */
function pagesAfter(answer: unknown, board: Board, facets: Facets): FetchRequest[] {
  const total = at(answer, 'total')
  const pages = typeof total === 'number' && total > 0 ? Math.min(Math.ceil(total / pageSize), maxPages) : 1
  return Array.from({ length: pages - 1 }, (_, index) => pageAt(board, (index + 1) * pageSize, facets))
}

function facetsOf(request: FetchRequest | undefined): Facets {
  const asked = jsonOf({ kind: 'json', url: '', status: 200, text: request?.body ?? '' })
  return shaped(facetsShape, asked)?.appliedFacets ?? {}
}

/** The value of the board's own filter that means Italy, however deep its groups nest. */
function italyIn(answer: unknown): Facets | null {
  const waiting = listAt(answer, 'facets').map((facet) => ({ facet, name: textAt(facet, 'facetParameter') }))
  for (let step = 0; step < 2_000; step++) {
    const next = waiting.shift()
    if (next === undefined) return null
    const { facet, name } = next
    const id = textAt(facet, 'id')
    if (name !== null && id !== null && /^(?:italy|italia|italien|italie)$/i.test(textAt(facet, 'descriptor') ?? ''))
      return { [name]: [id] }
    for (const value of listAt(facet, 'values'))
      waiting.push({ facet: value, name: textAt(value, 'facetParameter') ?? name })
  }
  return null
}

function pathOf(posting: unknown): string | null {
  const path = textAt(posting, 'externalPath')
  return path !== null && /^\/[^\s?#]{1,500}$/.test(path) ? path : null
}

function positionOfEntry(posting: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(posting, 'title')
  const path = pathOf(posting)
  if (title === null) return null
  const place = textAt(posting, 'locationsText')
  return positionOf('workday', page.url, {
    title,
    url: path === null ? board.url : `${board.url}${path}`,
    reference: path === null ? (textsIn(posting, ['bulletFields'])[0] ?? null) : referenceIn(path),
    sections: [],
    stated: {
      // "3 Locations" names none of them.
      place: [place !== null && /^\d+ /.test(place) ? null : place],
      schedule: textAt(posting, 'timeType'),
      remote: textAt(posting, 'remoteType'),
      postedAt: textAt(posting, 'postedOn'),
    },
  })
}

function positionOfDetail(info: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(info, 'title')
  if (title === null) return null
  const path = page.url.startsWith(apiOf(board)) ? page.url.slice(apiOf(board).length) : null
  const own = path === null ? board.url : `${board.url}${path}`
  return positionOf('workday', page.url, {
    title,
    url: webAddress(textAt(info, 'externalUrl')) ?? own,
    reference: path === null ? textAt(info, 'jobReqId') : referenceIn(path),
    sections: sectionsOfDescription(textAt(info, 'jobDescription')),
    stated: {
      place: [
        textAt(info, 'location') ?? textAt(info, 'jobRequisitionLocation', 'descriptor'),
        ...textsIn(info, ['additionalLocations']),
      ],
      contract: regularIn(page, info) ?? textAt(info, 'workerSubType') ?? textAt(info, 'jobType'),
      schedule: textAt(info, 'timeType'),
      remote: textAt(info, 'remoteType'),
      postedAt: textAt(info, 'startDate') ?? textAt(info, 'postedOn'),
      validThrough: textAt(info, 'endDate'),
    },
    closed: flagText(page, info, 'canApply', false) ?? flagText(page, info, 'posted', false),
  })
}

/** Quoted with its name: only among the kinds of Workday's workers is a regular one not a temporary one. */
function regularIn(page: Page, info: unknown): string | null {
  if (textAt(info, 'workerSubType') !== 'Regular') return null
  return writtenIn(page, '"workerSubType"\\s{0,20}:\\s{0,20}"Regular"')
}

function jobIn(path: string): string | null {
  return /\/(?:job|details)\//.test(path) ? referenceIn(path) : null
}

/** `/job/Milano/Impiegato_JR-0012` ends with the requisition's number. */
function referenceIn(path: string): string {
  return /_([^_/]+)$/.exec(path)?.[1] ?? path
}
