import type { Element } from 'domhandler'
import { z } from 'zod'
import type { FetchRequest } from '../fetch/fetcher.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { readHtmlBoard } from './html-board.ts'
import { positionOfPosting } from './job-posting.ts'
import { readListed, shaped } from './json-board.ts'
import { at, jsonOf, textAt, writtenIn } from './json-values.ts'
import { positionOf } from './position-parts.ts'
import { type Board, type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { elementsNamed, elementsUnder, isWholeXml, xmlOf, xmlText } from './xml-values.ts'

const boardHost = /^([a-z0-9-]+)(?:\.[a-z]{2,3})?\.teamtailor\.com$/
const ownNames = new Set(['www', 'api', 'app', 'support', 'docs', 'help', 'partner', 'assets', 'scripts', 'tt'])
const listShape = z.looseObject({ items: z.array(z.unknown()) })
const rssPage = 100
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
  if (elementsNamed(xml, 'channel').length === 0) return driftedBoard
  const positions = items.flatMap((item) => positionOfItem(item, page, board) ?? [])
  if (positions.length === 0 && items.length > 0) return driftedBoard
  return {
    positions,
    next: items.length >= rssPage ? [rssAfter(page, items.length)] : [],
    isComplete: positions.length === items.length && isWholeXml(xml, page),
  }
}

/** The feed gives a hundred jobs, and more from an offset on. */
function rssAfter(page: Page, count: number): FetchRequest {
  const url = new URL(page.url)
  url.searchParams.set('offset', String(Number(url.searchParams.get('offset') ?? 0) + count))
  return { url: url.href }
}

function readFeed(answer: unknown, page: Page, board: Board): BoardRead {
  const list = shaped(listShape, answer)
  if (list === null) return driftedBoard
  const { items } = list
  const read = readListed(items, (item) => positionOfEntry(item, page, board))
  const further = webAddress(textAt(answer, 'next_url'), page.url)
  const isSameHost = further !== null && new URL(further).hostname === URL.parse(page.url)?.hostname
  const pages = isSameHost && items.length > 0 ? [{ url: further }] : []
  // Only the RSS feed states remote work.
  const rss = read.positions.length > 0 ? [{ url: new URL('/jobs.rss', board.url).href }] : []
  return { ...read, next: [...pages, ...rss] }
}

function positionOfEntry(item: unknown, page: Page, board: Board): RawPosition | null {
  const url = webAddress(textAt(item, 'url'), board.url) ?? board.url
  const reference = referenceOf(url) ?? textAt(item, 'id')
  const source = { system: 'teamtailor', answerUrl: page.url, url, reference }
  const stated = positionOfPosting(at(item, '_jobposting') ?? at(item, '_job_posting'), source)
  if (stated !== null && stated.sections.length > 0) return { ...stated, url }
  const title = textAt(item, 'title')
  if (title === null) return null
  const listed = positionOf('teamtailor', page.url, {
    title,
    url,
    reference,
    sections: sectionsOfDescription(textAt(item, 'content_html') ?? textAt(item, 'content_text')),
    stated: { postedAt: textAt(item, 'date_published') },
  })
  // The posting may lack the text and still say where.
  return stated === null ? listed : { ...listed, title: stated.title, hints: { ...listed.hints, ...stated.hints } }
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
      place: places.map((place) => ({
        town: xmlText(place, 'tt:city') ?? xmlText(place, 'tt:name'),
        country: xmlText(place, 'tt:country'),
      })),
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
