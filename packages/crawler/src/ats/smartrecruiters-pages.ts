import { type Element, isTag } from 'domhandler'
import { filter, findOne, getElementsByTagName } from 'domutils'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readHtmlList } from './html-board.ts'
import { answerText } from './json-values.ts'
import { type Board, type BoardRead, unreadableBoard } from './tracking-system.ts'

const maxPages = 60
const origin = 'https://careers.smartrecruiters.com'
const partPath = /^\/[^/]+\/api\/(?:groups|more)$/

type JobIdOf = (url: URL) => string | null

/** The groups of jobs that a company's page loads as it is scrolled; they answer also where the page itself leads elsewhere. */
export function groupsAt({ token }: Board, page: number): FetchRequest {
  return { url: `${origin}/${encodeURIComponent(token)}/api/groups?page=${page}` }
}

/** A company's public page, or a part of it: jobs in groups by place, of which a long one goes on at pages of its own. */
export function readJobPages(page: Page, board: Board, jobIdOf: JobIdOf): BoardRead {
  const seen = readHtmlList(page, 'smartrecruiters', jobIdOf)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || page.status >= 400 || own === null || jobIdOf(own) !== null) return seen
  const number = Number(/^\d{1,3}$/.exec(own.searchParams.get('page') ?? '')?.[0] ?? 0)
  if (partPath.test(own.pathname) && answerText(page).trim() === '') return endAt(own, number)
  const groups = groupsIn(page)
  const isPart = own.pathname.endsWith('/api/more')
  const further = isPart ? [pageAfter(own, number)] : groups.length > 0 ? [groupsAt(board, number + 1)] : []
  // The rest of a long list comes by the page's own script, and a company that it doesn't know has a page too.
  const isKnown =
    seen.positions.length > 0 && groups.every(isWholeGroup) && (groups.length > 0 || isPart || !hasMore(page))
  return {
    positions: withPlaces(seen.positions, groups, page, jobIdOf),
    next: [...(number < maxPages ? further : []), ...groups.flatMap(moreOf), ...seen.next],
    isComplete: seen.isComplete && isKnown && number < maxPages,
    ...(groups.length > 0 ? { total: groups.reduce((sum, { count }) => sum + count, 0) } : {}),
  }
}

/** What comes after the last page is empty; the first page of a long group's rest never is. */
function endAt(own: URL, number: number): BoardRead {
  const first = own.pathname.endsWith('/api/more') ? 1 : 0
  return number > first ? { positions: [], next: [], isComplete: true, isEnd: true } : unreadableBoard
}

type Group = { section: Element; count: number; more: Element | null }

function groupsIn(page: HtmlPage): Group[] {
  const sections = filter((node) => isTag(node) && node.attribs['data-qty'] !== undefined, page.document.children)
  return sections.filter(isTag).map((section) => ({
    section,
    count: Number(/^\d{1,5}$/.exec(section.attribs['data-qty'] ?? '')?.[0] ?? 0),
    more: findOne(({ attribs }) => /\bjs-more\b/.test(attribs.class ?? ''), section.children),
  }))
}

const hasMore = (page: HtmlPage) => /\bjs-more\b|\/api\/more\?/.test(page.html)

/** A group shows as many jobs as it counts, or the way to the others. */
function isWholeGroup({ section, count, more }: Group): boolean {
  return more === null ? linksIn(section).length >= count : moreOf({ section, count, more }).length > 0
}

const linksIn = (section: Element) => [
  ...new Set(getElementsByTagName('a', section.children, true, 500).map(({ attribs }) => attribs.href ?? '')),
]

function moreOf({ more }: Group): FetchRequest[] {
  const { 'data-more': path = '', 'data-type': type = '', 'data-value': value = '' } = more?.attribs ?? {}
  if (!partPath.test(path) || !/^\w{1,30}$/.test(type) || value === '') return []
  // The value comes as it stands in an address.
  return URL.canParse(`${path}?value=${value}`, origin)
    ? [{ url: new URL(`${path}?type=${type}&value=${value}&page=1`, origin).href }]
    : []
}

function pageAfter(own: URL, number: number): FetchRequest {
  return { url: own.href.replace(/([?&]page=)\d+/, `$1${number + 1}`) }
}

/** A group's heading is the place of its jobs. */
function withPlaces(
  positions: readonly RawPosition[],
  groups: readonly Group[],
  page: HtmlPage,
  jobIdOf: JobIdOf,
): RawPosition[] {
  const places = new Map<string, string>()
  for (const { section } of groups) {
    const heading = findOne(({ name }) => name === 'h3', section.children)
    const place = heading === null ? '' : visibleText(heading)
    for (const href of linksIn(section)) {
      const url = URL.parse(href, page.baseUrl)
      const id = url === null ? null : jobIdOf(url)
      if (id !== null && place !== '' && place.length <= 100) places.set(id, place)
    }
  }
  return positions.map((position) => {
    const place = places.get(position.reference ?? '')
    if (place === undefined) return position
    return { ...position, hints: { ...position.hints, place: [{ text: place, url: page.url }] } }
  })
}
