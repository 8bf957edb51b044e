import type { Element } from 'domhandler'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { positionOfPosting } from './job-posting.ts'
import { at, jsonOf, listAt, textAt, writtenIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, type TrackingSystem, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { elementsNamed, elementsUnder, xmlOf, xmlText } from './xml-values.ts'

const boardHost = /^([a-z0-9-]+)(?:\.[a-z]{2,3})?\.teamtailor\.com$/
const ownNames = new Set(['www', 'api', 'app', 'support', 'docs', 'help', 'partner', 'assets', 'scripts', 'tt'])
const jobPath = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/jobs\/(\d+)(?:-|\/|$)/i
const ownDomain =
  /assets[\w-]{0,20}\.teamtailor-cdn\.com\/[^"']{0,200}careersite|<meta[^>]{0,80}content=["']Teamtailor["']|Career site by Teamtailor/i

/** Every careers site of the system has these feeds, also one on the company's own domain. */
export const teamtailor: TrackingSystem = {
  name: 'teamtailor',
  marks: ['eamtailor'],
  recognise: (url) => {
    const token = boardHost.exec(url.hostname.toLowerCase())?.[1]
    return token === undefined || ownNames.has(token) ? null : boardAt(url, token)
  },
  recogniseMarkup: (page) => {
    const url = URL.parse(page.url)
    return url !== null && isCareersSite(page) ? [boardAt(url, url.hostname)] : []
  },
  requests: (board) => ['/jobs.json', '/jobs.rss', '/jobs'].map((path) => ({ url: new URL(path, board.url).href })),
  read,
}

function boardAt(url: URL, token: string): Board {
  return { system: 'teamtailor', token, url: `https://${url.hostname}/jobs`, host: url.hostname }
}

function isCareersSite(page: HtmlPage): boolean {
  return ownDomain.test(page.html)
}

function read(page: Page, board: Board): BoardRead {
  const answer = jsonOf(page)
  if (answer !== undefined) return readFeed(answer, page, board)
  const xml = page.kind === 'xml' ? xmlOf(page) : null
  if (xml === null)
    return readHtmlBoard(page, 'teamtailor', (url) =>
      url.hostname === board.host ? jobPath.exec(url.pathname)?.[1] : null,
    )
  const items = elementsNamed(xml, 'item')
  if (elementsNamed(xml, 'channel').length === 0) return unreadableBoard
  const positions = items.flatMap((item) => positionOfItem(item, page, board) ?? [])
  return { positions, next: [], isComplete: positions.length === items.length }
}

function readFeed(answer: unknown, page: Page, board: Board): BoardRead {
  if (!Array.isArray(at(answer, 'items'))) return unreadableBoard
  const items = listAt(answer, 'items')
  const positions = items.flatMap((item) => positionOfEntry(item, page, board) ?? [])
  const further = webAddress(textAt(answer, 'next_url'), page.url)
  const isSameHost = further !== null && new URL(further).hostname === URL.parse(page.url)?.hostname
  const pages = isSameHost && items.length > 0 ? [{ url: further }] : []
  // Only the RSS feed states remote work.
  const rss = positions.length > 0 ? [{ url: new URL('/jobs.rss', board.url).href }] : []
  return { positions, next: [...pages, ...rss], isComplete: positions.length === items.length }
}

function positionOfEntry(item: unknown, page: Page, board: Board): RawPosition | null {
  const url = webAddress(textAt(item, 'url'), board.url) ?? board.url
  const reference = referenceOf(url) ?? textAt(item, 'id')
  const source = { system: 'teamtailor', answerUrl: page.url, url, reference }
  const stated = positionOfPosting(at(item, '_jobposting') ?? at(item, '_job_posting'), source)
  if (stated !== null && stated.sections.length > 0) return { ...stated, url }
  const title = textAt(item, 'title')
  if (title === null) return null
  return positionOf('teamtailor', page.url, {
    title,
    url,
    reference,
    sections: sectionsOfDescription(textAt(item, 'content_html') ?? textAt(item, 'content_text')),
    stated: { postedAt: textAt(item, 'date_published') },
  })
}

function positionOfItem(item: Element, page: Page, board: Board): RawPosition | null {
  const title = xmlText(item, 'title')
  if (title === null) return null
  const url = webAddress(xmlText(item, 'link'), board.url) ?? board.url
  const places = elementsUnder(item, 'tt:locations', 'tt:location')
  return positionOf('teamtailor', page.url, {
    title,
    url,
    reference: referenceOf(url) ?? xmlText(item, 'guid'),
    sections: sectionsOfDescription(xmlText(item, 'description')),
    stated: {
      place: places.map((place) => xmlText(place, 'tt:city') ?? xmlText(place, 'tt:name')),
      remote: remoteIn(item, page),
      postedAt: xmlText(item, 'pubDate'),
      employer: xmlText(item, 'tt:company-name'),
    },
  })
}

/** Quoted with its tag, since `fully` alone says nothing. */
function remoteIn(item: Element, page: Page): string | null {
  const status = xmlText(item, 'remoteStatus')
  if (status === null || !/^(?:fully|hybrid|temporary)$/.test(status)) return null
  return writtenIn(page, `<remoteStatus>\\s{0,20}${status}\\s{0,20}</remoteStatus>`)
}

function referenceOf(url: string): string | null {
  return jobPath.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? null
}
