import { type AnyNode, type Element, isTag } from 'domhandler'
import { findOne, getElementsByTagName } from 'domutils'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { visibleText } from '../html/dom.ts'
import { linesOf } from '../html/lines.ts'
import { wholeWords } from '../lexicon/compile-terms.ts'
import { emptyBoardPhrases } from '../lexicon/empty-lists.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { readHtmlJob } from './html-job.ts'
import { positionOfPosting } from './job-posting.ts'
import { readListed } from './json-board.ts'
import { textAt } from './json-values.ts'
import { pagePostings } from './page-posting.ts'
import { positionOf } from './position-parts.ts'
import { type BoardRead, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const maxJobs = 500
const maxLinks = 5
const maxLevels = 8
const maxCardText = 1_200
const marking = ['class', 'title', 'itemprop', 'data-ui', 'data-qa', 'data-testid', 'data-automation-id']
const action =
  /^(?:apply|candidati|candidarsi|invia(?: la)? candidatura|scopri|dettagli[o]?|leggi|vedi|visualizza|mehr|jetzt|bewerben|learn|read|view|see|more|details|share|condividi)\b/i
const noneOpen = wholeWords(emptyBoardPhrases, 'i')

/** The job's own id if the address is one of a job, else null or undefined. */
type JobIdOf = (url: URL) => string | null | undefined

type JobLink = { id: string; url: string; links: Element[] }

/** A board or a job of it as HTML: the jobs are the links that lead to one, the cards around them say more. */
export function readHtmlBoard(page: Page, system: string, jobIdOf: JobIdOf): BoardRead {
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || page.status >= 400 || own === null) return unreadableBoard
  const ownId = jobIdOf(own)
  if (ownId) {
    const position = readHtmlJob(page, system, ownId)
    return position === null ? unreadableBoard : { positions: [position], next: [], isComplete: true }
  }
  const jobs = jobLinksIn(page, jobIdOf)
  if (jobs.length === 0) {
    const read = readListed(pagePostings(page), (posting) => statedPosition(posting, page, system, jobIdOf))
    if (read.positions.length > 0) return { ...read, next: pagerLinks(page, own) }
  }
  const cards = cardsOf(jobs)
  const positions = jobs.flatMap((job) => positionIn(job, cards.get(job.id) ?? null, page, system) ?? [])
  const pages = pagerLinks(page, own)
  return {
    positions,
    next: [...pages, ...jobs.map(({ url }) => ({ url }))],
    isComplete: jobs.length > 0 ? positions.length === jobs.length : noneOpen.test(visibleText(page.document)),
  }
}

/** A job that a list states in its JSON-LD only, its links being made by a script. */
function statedPosition(posting: unknown, page: HtmlPage, system: string, jobIdOf: JobIdOf): RawPosition | null {
  const url = webAddress(textAt(posting, 'url'), page.url)
  const reference = url === null ? null : (jobIdOf(new URL(url)) ?? null)
  return positionOfPosting(posting, { system, answerUrl: page.url, url: url ?? page.url, reference })
}

function jobLinksIn(page: HtmlPage, jobIdOf: JobIdOf): JobLink[] {
  const jobs = new Map<string, JobLink>()
  for (const link of getElementsByTagName('a', page.document, true, 5_000)) {
    const address = webAddress(link.attribs.href ?? null, page.baseUrl)
    const id = address === null ? null : jobIdOf(new URL(address))
    if (address === null || !id) continue
    const known = jobs.get(id)
    if (known !== undefined && known.links.length < maxLinks) known.links.push(link)
    else if (known === undefined && jobs.size < maxJobs) jobs.set(id, { id, url: address, links: [link] })
  }
  return [...jobs.values()]
}

/** For each job the largest small block that holds its links and no other job's. */
function cardsOf(jobs: JobLink[]): Map<string, Element> {
  const idsIn = new Map<Element, Set<string>>()
  for (const { id, links } of jobs) {
    for (const link of links)
      for (const element of ancestorsOf(link)) idsIn.set(element, (idsIn.get(element) ?? new Set()).add(id))
  }
  const cards = new Map<string, Element>()
  for (const { id, links } of jobs) {
    const [link] = links
    if (link === undefined) continue
    const own = ancestorsOf(link).filter(
      (element) => idsIn.get(element)?.size === 1 && !/^(?:body|main|html)$/.test(element.name),
    )
    const card = own.findLast((element) => visibleText(element).length <= maxCardText)
    cards.set(id, card ?? link)
  }
  return cards
}

function ancestorsOf(link: Element): Element[] {
  const found: Element[] = [link]
  for (let node: AnyNode | null = link.parent; node !== null && found.length < maxLevels; node = node.parent) {
    if (isTag(node)) found.push(node)
  }
  return found
}

function positionIn(job: JobLink, card: Element | null, page: HtmlPage, system: string): RawPosition | null {
  const title = titleOf(job, card)
  if (title === null) return null
  const within = (mark: RegExp) => (card === null ? [] : markedTexts(card, mark).filter((text) => text !== title))
  return positionOf(system, page.url, {
    title,
    url: job.url,
    reference: job.id,
    sections: [],
    stated: {
      place: within(/locat|sede|luogo|place|city|citt[aà]|office|standort/i),
      contract: within(/contract|contratto|commitment|employment|job-?type/i)[0],
      schedule: within(/schedule|orario|commitment|employment|job-?type|time-?type/i)[0],
      remote: within(/workplace|remote|smart/i)[0],
      postedAt: within(/date|\bdata\b|posted|publi/i).find((text) => /\d/.test(text)),
    },
  })
}

function titleOf(job: JobLink, card: Element | null): string | null {
  const inLinks = job.links.map((link) => headingText(link) ?? linesOf(link.children)[0]?.text)
  const candidates = [
    ...inLinks,
    card === null ? null : headingText(card),
    ...job.links.map(({ attribs }) => attribs.title),
  ]
  return candidates.find((text) => text && text.length <= 200 && !action.test(text)) ?? null
}

function headingText(element: Element): string | null {
  const heading =
    findOne(({ name }) => /^h[1-6]$/.test(name), element.children) ??
    findOne(({ attribs }) => /title|titolo|name/i.test(attribs.class ?? ''), element.children)
  const text = heading === null ? '' : visibleText(heading)
  return text === '' ? null : text
}

/** The short texts of the elements whose class, title or test mark says what they hold. */
function markedTexts(card: Element, mark: RegExp): string[] {
  const found: string[] = []
  const waiting: Element[] = [card]
  for (let element = waiting.pop(); element !== undefined && found.length < 20; element = waiting.pop()) {
    const text = element !== card && mark.test(marksOf(element)) ? visibleText(element) : ''
    if (text !== '' && text.length <= 100) found.push(text)
    else waiting.push(...element.children.filter(isTag).reverse())
  }
  return found
}

function marksOf({ attribs }: Element): string {
  return marking.map((name) => attribs[name] ?? '').join(' ')
}

/** Further pages of the same list. */
function pagerLinks(page: HtmlPage, own: URL): FetchRequest[] {
  const found = new Set<string>()
  for (const link of getElementsByTagName('a', page.document, true, 5_000)) {
    const url = URL.parse(link.attribs.href ?? '', page.baseUrl)
    if (url === null || url.host !== own.host || url.pathname !== own.pathname || url.search === own.search) continue
    if (/[?&](?:page|pag|p|pagerannunci|startrow|pr|offset)=\d{1,4}\b/i.test(url.search) && found.size < 50)
      found.add(url.href)
  }
  return [...found].map((url) => ({ url }))
}
