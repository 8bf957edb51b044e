import { type Element, isTag } from 'domhandler'
import { filter, findOne } from 'domutils'
import { visibleText } from '../html/dom.ts'
import type { HtmlPage, Page } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { isWholeDocument, readHtmlBoard } from './html-board.ts'
import { positionOf } from './position-parts.ts'
import { type BoardRead, driftedBoard, type TrackingSystem } from './tracking-system.ts'
import { webAddress } from './web-address.ts'

const boardHost = /^([a-z0-9-]+)\.(?:factorial|factorialhr)\.(?:it|com|es|fr|de|pt|mx|co\.uk|com\.br)$/
const ownNames = /^(?:www|app|api|help|blog|support|assets|academy|status|partners)$/
const workplace = /^(?:in )?(?:remot[eo]|hybrid|ibrid[oa]|híbrido|onsite|on-site|presencial|in sede|presenza)\b/i

/** One page lists every job, by office; each job has a page of its own. */
export const factorial: TrackingSystem = {
  name: 'factorial',
  marks: ['.factorial.', '.factorialhr.'],
  recognise: (url) => {
    const host = url.hostname.toLowerCase()
    const token = boardHost.exec(host)?.[1]
    return token === undefined || ownNames.test(token)
      ? null
      : { system: 'factorial', token, url: `https://${host}/`, host }
  },
  requests: ({ url }) => [{ url }, { url: `${url}embed/jobs` }],
  read,
}

function read(page: Page): BoardRead {
  const seen = readHtmlBoard(page, 'factorial', jobIdOf, /factorial__|job-filters/)
  const own = URL.parse(page.url)
  if (page.kind !== 'html' || page.status >= 400 || own === null || jobIdOf(own) !== null) return seen
  const entries = entriesIn(page)
  if (entries.length === 0) return seen
  const positions = entries.flatMap(({ item, office }) => positionIn(item, office, page) ?? [])
  if (positions.length === 0) return driftedBoard
  return {
    positions,
    next: positions.map(({ url }) => ({ url })),
    isComplete: positions.length === entries.length && isWholeDocument(page),
  }
}

function jobIdOf(url: URL): string | null {
  if (!boardHost.test(url.hostname)) return null
  return /\/job_posting\/[^/]*?(\d+)\/?$/.exec(url.pathname)?.[1] ?? null
}

/** The jobs in order, each with the heading of its office. */
function entriesIn(page: HtmlPage): { item: Element; office: string | null }[] {
  const parts = filter(
    (node) => isTag(node) && (node.name === 'h3' || isItem(node)),
    page.document.children,
    true,
    2_000,
  )
  let office: string | null = null
  const found: { item: Element; office: string | null }[] = []
  for (const part of parts.filter(isTag)) {
    if (isItem(part)) found.push({ item: part, office })
    else office = visibleText(part)
  }
  return found
}

const isItem = ({ attribs }: Element) => attribs['data-job-postings-url'] !== undefined

function positionIn(item: Element, office: string | null, page: HtmlPage): RawPosition | null {
  const url = webAddress(item.attribs['data-job-postings-url'] ?? null, page.baseUrl)
  const heading = findOne(({ attribs }) => /headingFontFamily/.test(attribs.class ?? ''), item.children)
  const title = heading === null ? '' : visibleText(heading)
  if (url === null || title === '') return null
  const notes = filter((node) => isTag(node) && /text-gray/.test(node.attribs.class ?? ''), item.children, true, 10)
  const remote = notes.map((node) => visibleText(node)).find((text) => workplace.test(text))
  const contract = item.attribs['data-contract-type']
  return positionOf('factorial', page.url, {
    title,
    url,
    reference: jobIdOf(new URL(url)),
    sections: [],
    stated: { place: [office], contract, schedule: contract, remote },
  })
}
