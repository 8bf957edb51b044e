import { type Element, isTag } from 'domhandler'
import { filter } from 'domutils'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { sectionsOf } from '../html/sections.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { pagesLeft, readHtmlList } from './html-board.ts'
import type { Board, BoardRead, TrackingSystem } from './tracking-system.ts'

const path = /^(?:\/[a-z]{2})?\/careers\/(?:latest_jobs\/?$|jobad\/\d)/
const pageSize = 15
const maxPages = 40

/** Arca24, also called Ngage: mostly on a subdomain of the company's own, recognised by its paths. */
export const arca24: TrackingSystem = {
  name: 'arca24',
  marks: ['arca24.careers', '/careers/jobad', '/careers/latest_jobs'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const isTheirs = host.endsWith('.arca24.careers') && !host.startsWith('crm.')
    return isTheirs || path.test(url.pathname)
      ? { system: 'arca24', token: host, url: `https://${host}/it/careers/latest_jobs`, host }
      : null
  },
  requests: ({ url }) =>
    ['it', 'en', 'de'].map((language) => ({ url: url.replace(/\/it\/(?=careers\/)/, `/${language}/`) })),
  read,
}

function read(page: Page, board: Board): BoardRead {
  const jobIdOf = (url: URL) => (url.hostname === board.host ? /\/careers\/jobad\/(\d+)/.exec(url.pathname)?.[1] : null)
  const seen = readHtmlList(page, 'arca24', jobIdOf)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || own === null || seen.positions.length === 0) return seen
  if (jobIdOf(own)) return { ...seen, positions: seen.positions.map((position) => withBlocks(position, page, jobIdOf)) }
  const isMore = pagesLeft(page) > 0 || seen.positions.length >= pageSize
  const hasPager = seen.next.some(({ url }) => /[?&]page=/.test(url))
  return isMore && !hasPager ? { ...seen, next: [...pageAfter(own), ...seen.next] } : seen
}

function pageAfter(own: URL): FetchRequest[] {
  const page = Number(/^\d{1,3}$/.exec(own.searchParams.get('page') ?? '')?.[0] ?? 1)
  return page < maxPages ? [{ url: `${own.origin}${own.pathname}?page=${page + 1}` }] : []
}

/** A job's text is in blocks of its page, beside blocks that list other jobs; the microdata holds one line. */
function withBlocks(
  position: RawPosition,
  page: HtmlPage,
  jobIdOf: (url: URL) => string | null | undefined,
): RawPosition {
  const blocks = marked(page.document.children, 'mainContent').flatMap(({ children }) => marked(children, 'textBlock'))
  const own = blocks.filter(
    ({ children }) => marked(children, 'textBlock').length === 0 && !leadsToJob(children, page, jobIdOf),
  )
  const sections = own.flatMap(({ children }) => sectionsOf(children))
  return sections.some(({ lines }) => lines.length > 0) ? { ...position, sections } : position
}

function marked(nodes: Element['children'], name: string): Element[] {
  const isMarked = ({ attribs }: Element) => (attribs.class ?? '').split(/\s+/).includes(name)
  return filter((node) => isTag(node) && isMarked(node), nodes, true, 100).filter(isTag)
}

function leadsToJob(
  nodes: Element['children'],
  page: HtmlPage,
  jobIdOf: (url: URL) => string | null | undefined,
): boolean {
  const links = filter((node) => isTag(node) && node.name === 'a', nodes, true, 200).filter(isTag)
  return links.some(({ attribs }) => {
    const url = URL.parse(attribs.href ?? '', page.baseUrl)
    return url !== null && Boolean(jobIdOf(url))
  })
}
