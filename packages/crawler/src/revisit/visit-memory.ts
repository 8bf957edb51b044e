import { bytesHash } from '../fetch/bytes-hash.ts'
import type { DrawnFrom, Fetched, FetchRequest } from '../fetch/fetcher.ts'
import { validatorsOf } from '../fetch/validators.ts'
import { isCareersPage, saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { contentHasher } from '../page/content-hash.ts'
import { textOf } from '../page/decode.ts'
import { documentHasher } from '../page/document-hash.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { Page } from '../page.ts'
import { takeTurn } from '../turns.ts'
import type { MergedPosition } from '../visit/merge-sightings.ts'
import { unanswered } from '../visit/read-board.ts'
import type { Sighting } from '../visit/sighting.ts'
import type { Visit } from '../visit/visit.ts'
import { ownCall } from './own-call.ts'
import type { DrawnInput, ListMemory, PageMemory } from './source-memory.ts'

const maxPages = 25
const maxAdverts = 1_000
/** For all pages of a source together, so that the check fits into a visit's requests. */
const maxDrawnFrom = 8

type Role = PageMemory['role']

const order: readonly Role[] = ['careers', 'feed', 'list', 'home']

/** The pages to check first at the next visit. `isSure` is false where not everything was read: then they are read again in any case. */
export async function rememberedPages(
  visit: Visit,
  before: readonly PageMemory[],
  isSure: boolean,
): Promise<PageMemory[]> {
  const hashOf = contentHasher(visit.site.visitedAt)
  const documentHashOf = documentHasher(visit.site.visitedAt)
  const lists = new Set(visit.sightings.filter(isListed).map(({ pageUrl }) => urlKey(pageUrl)))
  const pages = new Map<string, PageMemory>()
  const shownAt = new Map(visit.sightings.flatMap((one) => (one.shownAt ? [[urlKey(one.pageUrl), one.shownAt]] : [])))
  const add = async (role: Role, answer: Fetched, isRendered: boolean, body?: string, list?: ListMemory) => {
    const key = `${urlKey(answer.url)} ${body ?? ''}`
    if (pages.has(key)) return
    const shown = shownAt.get(urlKey(answer.url))
    const isHtml = /html/i.test(answer.headers['content-type'] ?? 'text/html')
    const known = isSure && isHtml && !isRendered
    pages.set(key, {
      url: answer.url,
      role,
      ...(body === undefined ? {} : { body }),
      ...(shown === undefined ? {} : { shownAt: shown }),
      ...(isSure && list ? { list } : {}),
      // The plain answer's hash says nothing about what a script draws.
      ...(isSure && !isRendered ? validatorsOf(answer.headers) : {}),
      ...(isSure && answer.drawnFrom
        ? { drawnFrom: drawnInputs(answer.drawnFrom, answer.document, documentHashOf) }
        : {}),
      bytesHash: isSure ? bytesHash(answer.body) : '',
      contentHash: known ? await hashOf(textOf(answer)) : null,
    })
  }
  for (const { page, role } of visit.read) {
    await takeTurnWith(page)
    const isStart = page === visit.read[0]?.page && role === 'home'
    const isRendered = isDrawn(visit, page, lists)
    const answer = answerTo(visit, page, isRendered)
    const as = answer === null ? null : roleOf(page, role, lists.has(urlKey(page.url)), isStart)
    if (answer !== null && as !== null) await add(as, answer, isRendered)
  }
  for (const { request: feed, board, digest, isWeekly } of visit.feeds) {
    await takeTurn()
    const asked = visit.fetcher.requests.findLast(
      ({ request, answer }) => request?.url === feed.url && request.body === feed.body && answer !== null,
    )
    const list: ListMemory = {
      board,
      digest,
      ...(isLed(feed) && ownCall(board, feed) === undefined ? { isLed: true } : {}),
      ...(isWeekly ? { isWeekly: true } : {}),
    }
    if (asked?.answer && asked.answer.status < 400) await add('feed', asked.answer, false, feed.body, list)
  }
  for (const page of unreadPages(visit, before)) {
    const key = `${urlKey(page.url)} ${page.body ?? ''}`
    if (!pages.has(key)) pages.set(key, page)
  }
  const untouched = before.filter(({ url, role }) => role === 'home' && !isRequested(visit, url))
  const kept = [...pages.values(), ...untouched]
    .sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
    .slice(0, maxPages)
  return withinCheck(kept)
}

function drawnInputs(
  inputs: readonly DrawnFrom[],
  document: Fetched | undefined,
  hashOf: ReturnType<typeof documentHasher>,
): DrawnInput[] {
  const others = inputs.filter(({ url }) => url !== document?.url).map(({ url }) => url)
  const isDocument = ({ url, bytesHash: known }: DrawnFrom) =>
    url === document?.url && known === bytesHash(document.body)
  return inputs.map((input) => {
    const documentHash = document && isDocument(input) ? hashOf(textOf(document), others) : null
    return documentHash === null ? input : { ...input, documentHash }
  })
}

/** Denied careers pages, and boards that were read before: only so is it known that positions were read there. */
function unreadPages({ missed }: Visit, before: readonly PageMemory[]): PageMemory[] {
  return missed.flatMap(({ lead, reason }): PageMemory[] => {
    const unread = { bytesHash: '', contentHash: null }
    if (reason === 'robots' && lead.role === 'careers') return [{ url: lead.url, role: lead.role, ...unread }]
    if (reason !== unanswered) return []
    const silent = before.filter(({ url, role }) => role === 'feed' && urlKey(url) === urlKey(lead.url))
    return silent.map(({ url, role, body }) => ({ url, role, ...(body === undefined ? {} : { body }), ...unread }))
  })
}

/** Whether a request holds more than the memory of a page does. */
const isLed = ({ headers, isOfSession, sessionQuery }: FetchRequest) =>
  headers !== undefined || isOfSession === true || sessionQuery !== undefined

function withinCheck(pages: readonly PageMemory[]): PageMemory[] {
  let room = maxDrawnFrom
  return pages.map(({ drawnFrom, ...page }) => {
    if (drawnFrom === undefined || drawnFrom.length > room) return page
    room -= drawnFrom.length
    return { ...page, drawnFrom }
  })
}

/** Whether a script drew its positions, or the statement that there are none. */
function isDrawn({ fetcher, read }: Visit, { url }: Page, lists: ReadonlySet<string>): boolean {
  if (!fetcher.requests.some((one) => one.isRendered && one.answer?.url === url)) return false
  if (lists.has(urlKey(url))) return true
  return read.some(({ page }) => page.kind === 'html' && page.url === url && page.isRendered && saysNothingOpen(page))
}

const isListed = ({ isOwnPage, raw, pageUrl }: Sighting) =>
  !isOwnPage || /\.pdf$/i.test(URL.parse(pageUrl)?.pathname ?? raw.url)

const isRequested = (visit: Visit, url: string) =>
  visit.fetcher.requests.some((one) => one.isSent && urlKey(one.url) === urlKey(url))

function answerTo(visit: Visit, page: Page, isRendered: boolean): Fetched | null {
  const asked = visit.fetcher.requests.findLast((one) => one.answer?.url === page.url && one.isRendered === isRendered)
  return asked?.answer ?? null
}

function roleOf(page: Page, role: string, hasList: boolean, isStart: boolean): Role | null {
  if (isStart && !hasList) return 'home'
  if (page.status >= 400) return null
  if (page.kind !== 'html') return hasList ? (page.kind === 'pdf' ? 'list' : 'feed') : null
  if (role === 'careers' && (hasList || isCareersPage(page) || saysNothingOpen(page))) return 'careers'
  return hasList || role === 'news' ? 'list' : null
}

/** The adverts whose own pages were read, now or before, by the titles of their links. */
export function rememberedAdverts(
  visit: Visit,
  open: readonly MergedPosition[],
  before: Readonly<Record<string, string>>,
  isSure: boolean,
): Record<string, string> {
  const adverts: Record<string, string> = isSure ? {} : { ...before }
  for (const { isRead, sightings } of open) {
    const listed = sightings.filter(({ isOwnPage }) => !isOwnPage)
    for (const { raw } of isRead && listed.length === 0 ? sightings : listed) {
      const key = urlKey(raw.url)
      if (isRead || visit.watch?.listedOnly.has(key)) adverts[key] = raw.title.text
    }
  }
  return Object.fromEntries(Object.entries(adverts).slice(-maxAdverts))
}
