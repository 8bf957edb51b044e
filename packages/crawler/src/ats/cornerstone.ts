import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readListed, readOne, shaped } from './json-board.ts'
import { jsonOf, listAt, textAt } from './json-values.ts'
import { dataAfter } from './page-data.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { pathParts } from './web-address.ts'

const pageSize = 100
const maxPages = 100
const enoughLetters = 40
const apiHost = /^(?:[a-z0-9-]+\.)*api\.csod\.com$/

/** What the careers page gives its own script, also to a visitor who is nobody. */
const contextShape = z.looseObject({
  token: z.string().regex(/^[\w.-]{20,8000}$/),
  cultureID: z.number(),
  cultureName: z.string().max(20),
  endpoints: z.looseObject({ cloud: z.string() }),
})
const answerShape = z.looseObject({
  status: z.literal('Success'),
  data: z.looseObject({ totalCount: z.number(), requisitions: z.array(z.unknown()) }),
})
const requestShape = z.looseObject({ pageNumber: z.number(), cultureId: z.number().optional() })
/** A job's own text. */
const advertShape = z.looseObject({
  data: z.array(z.looseObject({ items: z.array(z.looseObject({ fields: z.unknown() })) })),
})

/** A careers page that a script fills by one call, which has no more than a summary of each job. The token is `company/site`. */
export const cornerstone: TrackingSystem = {
  name: 'cornerstone',
  marks: ['.csod.com'],
  recognise,
  requests: ({ url }) => [{ url }],
  read,
}

function recognise(url: URL): Board | null {
  const host = url.hostname.toLowerCase()
  const name = /^([a-z0-9-]+)\.csod\.com$/.exec(host)?.[1]
  const [ux, ats, careersite, site] = pathParts(url)
  const corporation = url.searchParams.get('c') ?? name
  const isBoard = ux === 'ux' && ats === 'ats' && careersite === 'careersite' && /^\d{1,9}$/.test(site ?? '')
  if (name === undefined || !isBoard || corporation === undefined || !/^[\w-]{1,100}$/.test(corporation)) return null
  const path = `/ux/ats/careersite/${site}/home?c=${corporation}`
  return { system: 'cornerstone', token: `${corporation}/${site}`, url: `https://${host}${path}`, host }
}

function read(page: Page, board: Board, request?: FetchRequest): BoardRead {
  const answer = jsonOf(page)
  if (answer === undefined) return page.kind === 'html' && page.status < 400 ? readStart(page, board) : unreadableBoard
  if (/\/JobRequisitions\/\d+$/i.test(URL.parse(page.url)?.pathname ?? '')) return readAdvert(answer, page, board)
  const found = shaped(answerShape, answer)
  if (found === null) return driftedBoard
  const { totalCount, requisitions } = found.data
  const read = readListed(requisitions, (job) => positionIn(job, page, board))
  return {
    ...read,
    next: [
      ...pagesAfter(totalCount, requisitions.length, request),
      ...read.positions.flatMap((job) => advertOf(job, board, request)),
    ],
    total: totalCount,
  }
}

/** The list's text is one field of the advert, which some companies fill with "see JD": then the advert is asked for apart. */
function advertOf(job: RawPosition, board: Board, request: FetchRequest | undefined): FetchRequest[] {
  const { reference, sections } = job
  const authorization = request?.headers?.authorization
  const letters = sections.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length, 0)
  if (reference === null || authorization === undefined || letters >= enoughLetters) return []
  const culture = shaped(requestShape, askedIn(request))?.cultureId ?? 1
  const path = `/Services/API/ATS/CareerSite/${board.token.split('/')[1]}/JobRequisitions/${reference}`
  const url = `https://${board.host}${path}?useMobileAd=false&cultureId=${culture}`
  return [{ url, headers: { authorization }, isOfSession: true }]
}

function readAdvert(answer: unknown, page: Page, board: Board): BoardRead {
  const fields = shaped(advertShape, answer)?.data[0]?.items[0]?.fields
  const title = textAt(fields, 'title')
  const id = textAt(fields, 'id')
  if (title === null || id === null) return driftedBoard
  const sections = sectionsOfDescription(textAt(fields, 'ad'))
  return readOne(
    positionOf('cornerstone', page.url, { title, url: jobUrl(board, id), reference: id, sections, stated: {} }),
  )
}

const jobUrl = (board: Board, id: string) => board.url.replace('/home?', `/home/requisition/${encodeURIComponent(id)}?`)

const askedIn = (request: FetchRequest | undefined) =>
  jsonOf({ kind: 'json', url: '', status: 200, text: request?.body ?? '' })

function readStart(page: HtmlPage, board: Board): BoardRead {
  const said = dataAfter(page, 'csod.context')
  if (said === undefined) return unreadableBoard
  const context = shaped(contextShape, said)
  const api = URL.parse(context?.endpoints.cloud ?? '')
  if (context === null || api === null || api.protocol !== 'https:' || !apiHost.test(api.hostname)) return driftedBoard
  const site = Number(board.token.split('/')[1])
  const body = {
    careerSiteId: site,
    careerSitePageId: site,
    pageNumber: 1,
    pageSize,
    cultureId: context.cultureID,
    cultureName: context.cultureName,
    searchText: '',
    countryCodes: ['IT'],
    states: [],
    cities: [],
    placeID: '',
    radius: null,
    postingsWithinDays: null,
    customFieldCheckboxKeys: [],
    customFieldDropdowns: [],
    customFieldRadios: [],
  }
  const search: FetchRequest = {
    url: `https://${api.hostname}/rec-job-search/external/jobs`,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${context.token}` },
  }
  return { positions: [], next: [search], isComplete: true }
}

/** The first page requests all the others; the site may give fewer jobs a page than it is asked for. */
function pagesAfter(total: number, listed: number, request: FetchRequest | undefined): FetchRequest[] {
  const asked = askedIn(request)
  if (request === undefined || shaped(requestShape, asked)?.pageNumber !== 1) return []
  const pages = listed === 0 ? 1 : Math.min(Math.ceil(total / listed), maxPages)
  return Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => ({
    ...request,
    body: JSON.stringify({ ...Object(asked), pageNumber: index + 2 }),
  }))
}

function positionIn(job: unknown, page: Page, board: Board): RawPosition | null {
  const title = textAt(job, 'displayJobTitle')
  const id = textAt(job, 'requisitionId')
  if (title === null || id === null || !/^\d{1,20}$/.test(id)) return null
  return positionOf('cornerstone', page.url, {
    title,
    url: jobUrl(board, id),
    reference: id,
    sections: sectionsOfDescription(textAt(job, 'externalDescription')),
    stated: {
      place: listAt(job, 'locations').map((place) => ({
        town: textAt(place, 'city'),
        country: textAt(place, 'country'),
      })),
      postedAt: textAt(job, 'postingEffectiveDate'),
    },
  })
}
