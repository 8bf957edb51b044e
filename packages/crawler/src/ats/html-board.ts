import { getElementsByTagName } from 'domutils'
import type { FetchRequest } from '../fetch/fetcher.ts'
import { visibleText } from '../html/dom.ts'
import { wholeWords } from '../lexicon/compile-terms.ts'
import { emptyBoardPhrases } from '../lexicon/empty-lists.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { cardsOf, type JobLink, positionInCard } from './html-card.ts'
import { readHtmlJob } from './html-job.ts'
import { positionOfPosting } from './job-posting.ts'
import { readListed } from './json-board.ts'
import { textAt } from './json-values.ts'
import { pagePostings } from './page-posting.ts'
import { type BoardRead, driftedBoard, unreadableBoard } from './tracking-system.ts'
import { webAddress } from './web-address.ts'
import { writtenText } from './written-text.ts'

const maxJobs = 500
const maxLinks = 5
const pageOf = /\b(?:pagina|page|seite|página) (\d{1,4}) (?:di|of|von|de|\/) (\d{1,4})\b/i
const noneOpen = wholeWords(emptyBoardPhrases, 'i')

/** The job's own id if the address is one of a job, else null or undefined. */
type JobIdOf = (url: URL) => string | null | undefined

/** A board or a job of it as HTML. A list that says that it goes on, and not where, is not complete. */
export function readHtmlBoard(page: Page, system: string, jobIdOf: JobIdOf, listMark?: RegExp): BoardRead {
  const read = readHtmlList(page, system, jobIdOf, listMark)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || own === null || jobIdOf(own) || !read.isComplete) return read
  return { ...read, isComplete: pagesLeft(page) === 0 || pagerLinks(page, own).length > 0 }
}

/**
 * The jobs are the links that lead to one, the cards around them say more. The pages that follow are the caller's. A page
 * with the mark of the system's lists, and neither a job nor a word that there is none, has drifted.
 */
export function readHtmlList(page: Page, system: string, jobIdOf: JobIdOf, listMark?: RegExp): BoardRead {
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
    if (read.positions.length > 0)
      return { ...read, next: pagerLinks(page, own), isComplete: read.isComplete && isWholeDocument(page) }
  }
  if (jobs.length === 0 && listMark?.test(page.html) && !noneOpen.test(visibleText(page.document))) return driftedBoard
  const cards = cardsOf(jobs)
  const positions = jobs.flatMap((job) => positionInCard(job, cards.get(job.id) ?? null, page, system) ?? [])
  const pages = pagerLinks(page, own)
  const areAllRead = positions.length === jobs.length && jobs.length < maxJobs
  return {
    positions,
    next: [...pages, ...jobs.map(({ url }) => ({ url }))],
    isComplete: isWholeDocument(page) && (jobs.length > 0 ? areAllRead : noneOpen.test(visibleText(page.document))),
  }
}

/** A document that is opened and not closed was cut. */
export function isWholeDocument({ html }: HtmlPage): boolean {
  return !/<(?:html|body)\b/i.test(html) || /<\/(?:html|body)\s*>/i.test(html)
}

/** How many pages follow by the page's own words, "Pagina 1 di 3". */
export function pagesLeft(page: HtmlPage): number {
  const said = pageOf.exec(writtenText(page.document))
  return said === null ? 0 : Math.max(0, Number(said[2]) - Number(said[1]))
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
