import { boardsIn, recogniseBoard } from '../src/ats/tracking-systems.ts'
import { readContacts } from '../src/company/read-contacts.ts'
import { readNews } from '../src/company/read-news.ts'
import { readPeople } from '../src/company/read-people.ts'
import { readVat } from '../src/company/read-vat.ts'
import type { Quote } from '../src/evidence.ts'
import type { ExtractContext } from '../src/extract/extract-context.ts'
import { extractPositions } from '../src/extract/extractors.ts'
import type { Fetched } from '../src/fetch/fetcher.ts'
import { careersScore } from '../src/find/careers-links.ts'
import { isCareersPage, saysNothingOpen } from '../src/find/careers-page.ts'
import { careersSection } from '../src/find/careers-section.ts'
import { detailLinks } from '../src/find/detail-links.ts'
import { linksOf } from '../src/find/links.ts'
import { readSitemap } from '../src/find/sitemap.ts'
import { hasUnfilledList, isShell } from '../src/find/unrendered-page.ts'
import { normalisePosition } from '../src/normalise/normalise-position.ts'
import { readPage } from '../src/page/read-page.ts'
import type { HtmlPage, Page } from '../src/page.ts'
import type { RawPosition } from '../src/raw-position.ts'
import { refusalOf } from '../src/refuse/refusal-of.ts'
import { loadScorer } from '../src/score/load-scorer.ts'

export type Role = ExtractContext['role']

const site = {
  startUrl: 'https://www.rossi.example/',
  company: 'Rossi Meccanica S.r.l.',
  city: 'Brescia',
  visitedAt: new Date('2026-11-14T06:00:00Z'),
}

/** All that a visit does with one answer once it is here, and the words it would keep as evidence. */
export async function readEverything(fetched: Fetched, role: Role): Promise<{ page: Page | null; quotes: Quote[] }> {
  const page = await readPage(fetched, { isRendered: false })
  if (page === null) return { page, quotes: [] }
  const quotes: Quote[] = []
  const keep = (value: unknown) => collectQuotes(value, quotes)
  const raws = rawPositions(page, role)
  for (const raw of raws) {
    keep(raw)
    keep(refusalOf(raw, site))
    keep(normalisePosition(raw, site))
  }
  if (page.kind === 'html') {
    findLinks(page)
    keep(readContacts(page))
    keep(readPeople(page))
    keep(readNews(page, site.visitedAt))
    keep(readVat(page))
  }
  return { page, quotes }
}

function rawPositions(page: Page, role: Role): RawPosition[] {
  const raws = extractPositions(page, { role, listTitle: null, scorer: loadScorer(), site })
  const url = URL.parse(page.url)
  const board = url && recogniseBoard(url)
  if (board !== null) raws.push(...board.system.read(page, board.board).positions)
  if (page.kind === 'xml') readSitemap(page)
  return raws
}

function findLinks(page: HtmlPage): void {
  const links = linksOf(page)
  for (const link of links) careersScore(link, site.startUrl)
  detailLinks(links, page)
  boardsIn(page)
  careersSection(page)
  for (const ask of [isCareersPage, isShell, hasUnfilledList, saysNothingOpen]) ask(page)
}

/** Every quote within a value: findings hold them at many places, and none may be forgotten. */
function collectQuotes(value: unknown, quotes: Quote[]): void {
  if (Array.isArray(value)) for (const one of value) collectQuotes(one, quotes)
  else if (typeof value === 'object' && value !== null) {
    if (isQuote(value)) quotes.push(value)
    else for (const one of Object.values(value)) collectQuotes(one, quotes)
  }
}

function isQuote(value: object): value is Quote {
  return 'text' in value && 'url' in value && typeof value.text === 'string' && typeof value.url === 'string'
}
