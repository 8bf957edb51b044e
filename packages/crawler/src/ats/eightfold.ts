import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { readListed, readOne, shaped } from './json-board.ts'
import { at, jsonOf, textAt, textsIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { readJobSitemap } from './xml-feed.ts'

const pageSize = 10
const maxStart = 1_000
const companyDomain = /^(?!www\.)[a-z0-9.-]{3,80}$/i
const jobPath = /^\/careers\/job\/(\d{5,20})/

const searchShape = z.looseObject({ count: z.number(), positions: z.array(z.unknown()) })

/** Eightfold's careers sites: ten jobs a call, a detail each; older sites by another call of the same shape. */
export const eightfold: TrackingSystem = {
  name: 'eightfold',
  marks: ['eightfold.ai', '/api/pcsx/'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const company = /^(?!www\.|static\.|app\.)([a-z0-9-]+)\.eightfold\.ai$/.exec(host)?.[1]
    const domain = companyDomain.exec(url.searchParams.get('domain') ?? '')?.[0]
    const isOwn = domain !== undefined && /^\/(?:careers|api\/(?:pcsx|apply))\b/.test(url.pathname)
    if (company !== undefined) return boardAt(host, domain ?? `${company}.com`)
    return isOwn ? boardAt(host, domain) : null
  },
  recogniseMarkup: (page: HtmlPage) => {
    const url = URL.parse(page.url)
    const domain = /["']?domain["']?\s{0,3}[:=]\s{0,3}["']([a-z0-9.-]{3,80})["']/i.exec(page.html)?.[1]
    const isTheirs = /static\.[\w.]{0,20}eightfold\.ai|pcsxPwa/.test(page.html)
    return url !== null && isTheirs && domain !== undefined ? [boardAt(url.hostname, domain)] : []
  },
  requests: (board) => [
    searchAt(board, 0),
    olderSearchAt(board, 0),
    { url: `https://${board.host}/careers/sitemap.xml` },
  ],
  read,
}

function boardAt(host: string, domain: string): Board {
  return { system: 'eightfold', token: domain, url: `https://${host}/careers?domain=${domain}`, host }
}

function searchAt(board: Board, start: number): FetchRequest {
  return {
    url: `https://${board.host}/api/pcsx/search?domain=${board.token}&query=&location=Italy&start=${start}&sort_by=timestamp`,
  }
}

function olderSearchAt(board: Board, start: number): FetchRequest {
  const query = `domain=${board.token}&start=${start}&num=${pageSize}&location=Italy`
  return { url: `https://${board.host}/api/apply/v2/jobs?${query}` }
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  const jobId = (url: URL) => (url.hostname === board.host ? jobPath.exec(url.pathname)?.[1] : null)
  if (answer === undefined)
    return page.kind === 'xml' ? readJobSitemap(page, jobId) : readHtmlBoard(page, 'eightfold', jobId)
  const data = at(answer, 'data') ?? answer
  if (/\/position_details$|\/jobs\/\d+$/.test(URL.parse(page.url)?.pathname ?? ''))
    return readOne(positionIn(data, page, board))
  const search = shaped(searchShape, data)
  if (search === null) return driftedBoard
  const read = readListed(search.positions, (job) => positionIn(job, page, board))
  return {
    ...read,
    next: [
      ...pagesAfter(page, search.count, board),
      ...read.positions.flatMap((position) => detailOf(position, board)),
    ],
    // A company that it doesn't know, and one without jobs in Italy, answer alike.
    isComplete: read.isComplete && read.positions.length > 0,
    total: search.count,
  }
}

function pagesAfter(page: Page, count: number, board: Board): FetchRequest[] {
  const url = URL.parse(page.url)
  if (url === null || url.searchParams.get('start') !== '0') return []
  const at = url.pathname.includes('/pcsx/') ? searchAt : olderSearchAt
  const pages = Math.ceil(Math.min(count, maxStart) / pageSize)
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => at(board, (index + 1) * pageSize))
}

function detailOf({ reference }: RawPosition, board: Board): FetchRequest[] {
  if (reference === null) return []
  return [
    { url: `https://${board.host}/api/pcsx/position_details?position_id=${reference}&domain=${board.token}&hl=it` },
  ]
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'name') ?? textAt(job, 'posting_name')
  const id = textAt(job, 'id') ?? new URL(page.url).searchParams.get('position_id')
  if (title === null || id === null || !/^\d{1,20}$/.test(id)) return null
  const places = textsIn(job, ['standardizedLocations'])
  const type = textsIn(job, ['efcustomTextEmploymentType'])[0] ?? textAt(job, 'type')
  return positionOf('eightfold', page.url, {
    title,
    // Lists name a path, details an address: the same for both, or a job would move.
    url: `https://${board.host}/careers/job/${id}`,
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'jobDescription') ?? textAt(job, 'job_description')),
    stated: {
      place: places.length > 0 ? places : [...textsIn(job, ['locations']), textAt(job, 'location')],
      contract: type,
      schedule: type,
      remote: textAt(job, 'workLocationOption') ?? textAt(job, 'work_location_option'),
      postedAt: textAt(job, 'postedTs') ?? textAt(job, 't_create'),
    },
  })
}
