import { findOne } from 'domutils'
import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { readHtml } from '../page/read-page.ts'
import type { HtmlPage, Page } from '../page.ts'
import { pagesLeft, readHtmlList } from './html-board.ts'
import { shaped } from './json-board.ts'
import { type Board, type BoardRead, driftedBoard, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const maxPages = 100
const sectionIn = /["']section["']\s{0,5}:\s{0,5}["']([\w-]{1,80})["']/
const filters = ['country', 'region', 'function', 'project', 'text', 'division', 'company']

const partShape = z.looseObject({ success: z.literal(true), data: z.string() })

type JobIdOf = (url: URL) => string | null

/** The careers page: it holds the first jobs, or none yet; its own call, under a token of the page, brings the others. */
export function readCareerPage(page: Page, jobIdOf: JobIdOf): BoardRead {
  const seen = readHtmlList(page, 'inrecruiting', jobIdOf)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || page.status >= 400 || own === null || jobIdOf(own) !== null) return seen
  const call = callOf(page, own)
  const left = Math.min(pagesLeft(page), maxPages)
  // Without the call, the pages that the list counts stay out of reach.
  if (call === null) return { ...seen, isComplete: seen.isComplete && left === 0 }
  if (seen.positions.length === 0)
    return seen.isComplete ? seen : { ...seen, next: [pageAt(call, 1)], isComplete: true }
  return { ...seen, next: [...Array.from({ length: left }, (_, index) => pageAt(call, index + 2)), ...seen.next] }
}

/** `{success: true, data: '<div class="vacancy">…'}`, a part of the list as HTML. */
export function readListPart(
  answer: unknown,
  page: Page,
  board: Board,
  request: FetchRequest | undefined,
  jobIdOf: JobIdOf,
): BoardRead {
  const part = shaped(partShape, answer)
  if (part === null) return driftedBoard
  const html = { ...readHtml(part.data, { url: page.url, status: page.status, isRendered: false }), baseUrl: board.url }
  const seen = readHtmlList(html, 'inrecruiting', jobIdOf)
  const isFirst = new URLSearchParams(request?.body ?? '').get('page') === '1'
  // A page that was counted and is empty says nothing of the board.
  if (seen.positions.length === 0 && !isFirst) return unreadableBoard
  const left = request !== undefined && isFirst ? Math.min(pagesLeft(html), maxPages) : 0
  const further = Array.from({ length: left }, (_, index) => pageOf(request ?? { url: page.url }, index + 2))
  return { ...seen, next: [...further, ...seen.next] }
}

type Call = Required<Pick<FetchRequest, 'url' | 'sessionQuery'>> & { section: string }

function callOf(page: HtmlPage, own: URL): Call | null {
  const field = findOne(({ attribs }) => attribs.id === 'url-for-announces', page.document.children)
  const url = webAddress(field?.attribs.value ?? null, page.baseUrl)
  const section = sectionIn.exec(page.html)?.[1]
  const isOwn = url !== null && new URL(url).hostname === own.hostname
  return isOwn && section !== undefined ? { ...withoutTokens(new URL(url)), section } : null
}

/** The address that stays the same, and the parameters that are this session's. */
function withoutTokens(url: URL): Omit<Call, 'section'> {
  const tokens = new URLSearchParams([...url.searchParams].filter(([name]) => /csrf|token/i.test(name)))
  for (const name of tokens.keys()) url.searchParams.delete(name)
  return { url: url.href, sessionQuery: tokens.toString() }
}

function pageAt({ section, ...call }: Call, page: number): FetchRequest {
  const body = new URLSearchParams({ act1: 'vacancyListCareer', section, order: 'name', page: String(page) })
  for (const name of filters) body.set(name, '')
  return {
    ...call,
    method: 'POST',
    body: body.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    },
    isOfSession: true,
  }
}

function pageOf(request: FetchRequest, page: number): FetchRequest {
  const body = new URLSearchParams(request.body)
  body.set('page', String(page))
  return { ...request, body: body.toString() }
}
