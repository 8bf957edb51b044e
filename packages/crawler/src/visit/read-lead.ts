import { extractInTurns } from '../extract/extractors.ts'
import { isSameSite } from '../fetch/same-site.ts'
import { isForeignAddress } from '../find/careers-links.ts'
import { isCareersPage, isCareersStart, isHeadedAsList, saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { dataEndpoints } from '../find/data-endpoints.ts'
import { furtherAnswer, markupIn } from '../find/further-answers.ts'
import { partOf } from '../find/page-part.ts'
import { postDate } from '../find/post-date.ts'
import { isShell } from '../find/unrendered-page.ts'
import { readHtml } from '../page/read-page.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { HtmlPage, Page, TextPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import { isRealPosition } from './findings.ts'
import { followDetails, followPage } from './follow-page.ts'
import type { Lead, LeadRole } from './leads.ts'
import { noteRendering, queueNotedData } from './note-rendering.ts'
import { translationsOnPage } from './page-translations.ts'
import { refusalIn } from './refusal-in.ts'
import { shareVatNumber } from './shared-vat-number.ts'
import { type Sighting, titleKey } from './sighting.ts'
import { fetchPage, renderPage, type Visit } from './visit.ts'

/** Fetches the page of a lead, reads its positions and queues its links. */
export async function readLead(visit: Visit, lead: Lead): Promise<void> {
  if (isReadBefore(visit, lead)) return
  if (adverts.has(lead.role)) visit.fetcher.grantExtraRequest({ isListed: isListed(visit, lead) })
  const page = await fetchPage(visit, { url: lead.url })
  if (page === null || page.status >= 400) await recordMiss(visit, lead)
  if (page === null || (lead.needsOwnerCheck && !isOwned(visit, page))) return
  const isToRender = page.kind === 'html' && page.status < 400 && (await isDrawnByScripts(visit, page, lead))
  const rendered = isToRender ? await renderOrRecordMiss(visit, lead, page.url) : null
  const before = visit.sightings.length
  await readLeadPage(visit, rendered ?? page, lead)
  if (page.kind === 'html' && rendered !== null)
    await noteRendering(visit, page, rendered, visit.sightings.slice(before))
}

/** Whether only a browser can show what is on the page: its positions are neither in its data nor to be fetched as data. */
async function isDrawnByScripts(visit: Visit, page: HtmlPage, lead: Lead): Promise<boolean> {
  if (lead.role === 'feed' || !isShell(page) || visit.renderings.dataOf(page) !== undefined) return false
  return !dataEndpoints(page).some(({ namesJobs }) => namesJobs) && !(await holdsPositions(visit, page, lead))
}

/** Whether an application's shell carries its positions as data. */
async function holdsPositions({ site, scorer }: Visit, page: HtmlPage, { role, listTitle }: Lead): Promise<boolean> {
  return (await extractInTurns(page, { role, listTitle, scorer, site })).length > 0
}

/** Renders a page; a failure is recorded as a miss. */
export async function renderOrRecordMiss(visit: Visit, lead: Lead, url: string): Promise<HtmlPage | null> {
  const rendered = await renderPage(visit, url)
  const answer = rendered === null ? await visit.fetcher.render(url) : null
  if (answer?.kind === 'failed') visit.missed.push({ lead, reason: answer.reason })
  return rendered
}

/** A list names it, and its own page was read under that name at an earlier visit. */
function isReadBefore({ watch, sightings }: Visit, { url, role }: Lead): boolean {
  if (watch === null || !adverts.has(role)) return false
  const key = urlKey(url)
  const listed = sightings.filter(({ raw, isOwnPage }) => !isOwnPage && urlKey(raw.url) === key)
  if (!listed.some(({ raw }) => watch.isKnown(url, raw.title.text))) return false
  watch.listedOnly.add(key)
  return true
}

/** A list that reads like one of positions names it. */
function isListed({ sightings }: Visit, { url }: Lead): boolean {
  const key = urlKey(url)
  return sightings.some(({ raw, isOwnPage }) => !isOwnPage && urlKey(raw.url) === key && isLikely(raw))
}

const isLikely = ({ confidence = 1 }: RawPosition) => confidence >= acceptedConfidence

/** Records a failed lead, unless the page is gone (404, 410) or kept from robots. */
async function recordMiss(visit: Visit, lead: Lead): Promise<void> {
  const answer = await visit.fetcher.fetch({ url: lead.url })
  if (answer.kind === 'failed' && answer.reason !== 'guarded') visit.missed.push({ lead, reason: answer.reason })
  else if (answer.kind === 'fetched' && (answer.status >= 500 || answer.status === 429))
    visit.missed.push({ lead, reason: String(answer.status) })
}

function isOwned(visit: Visit, page: Page): boolean {
  if (page.kind !== 'html') return false
  return visit.pages.some((other) => other.kind === 'html' && other !== page && shareVatNumber(other, page))
}

export async function readLeadPage(visit: Visit, page: Page, asked: Lead): Promise<void> {
  const isFound = page.status < 400
  await takeTurnWith(page)
  if (page.kind !== 'html') {
    visit.read.push({ page, role: asked.role })
    if (page.kind === 'pdf' && page.isUnread) visit.missed.push({ lead: asked, reason: 'busy' })
    if (isFound) await readPositions(visit, page, asked)
    if (isFound && page.kind !== 'pdf') await followAnswer(visit, page, asked)
    return
  }
  const lead = isFound && isListPage(page, asked) ? { ...asked, role: 'careers' as const } : asked
  const content = asShown(visit, page, asked)
  visit.read.push({ page, role: lead.role })
  const before = visit.sightings.length
  await takeTurnWith(page)
  if (isFound && !isAside(lead)) await readPositions(visit, content, lead)
  await takeTurnWith(page)
  await followPage(visit, content, lead)
  await takeTurnWith(page)
  followDetails(visit, page, lead.depth)
  if (isFound && !page.isRendered) queueNotedData(visit, page)
  const isPosition = ({ raw }: Sighting) => isRealPosition(refusalIn(visit, raw))
  const isEmpty = !visit.sightings.slice(before).some(isPosition)
  if (isFound && isEmpty && lead.role === 'careers' && !saysNothingOpen(page)) visit.emptyCareersPages.push(page)
}

/** Reads what an answer to a script holds beside records, and queues the adverts and the further answers that it names. */
async function followAnswer(visit: Visit, answer: TextPage, lead: Lead): Promise<void> {
  const { url, status } = answer
  const isEmpty = !visit.sightings.some(({ pageUrl }) => pageUrl === url)
  const markup = isEmpty ? markupIn(answer) : null
  if (markup !== null) {
    const part = asShown(visit, readHtml(markup, { url, status, isRendered: false }), lead)
    await takeTurnWith(part)
    await readPositions(visit, part, { ...lead, role: 'careers' })
    await takeTurnWith(part)
    await followPage(visit, part, { role: 'careers', depth: lead.depth })
  }
  followDetails(visit, answer, lead.depth)
  const further = isEmpty && markup === null ? null : furtherAnswer(answer)
  if (further !== null && isSameSite(further, url)) visit.leads.add({ ...lead, url: further })
}

/** What a script puts into a page stands under that page's headings. */
function asShown(visit: Visit, page: HtmlPage, lead: Lead): HtmlPage {
  const around = pageAround(visit, lead)
  return around === undefined ? page : partOf(around, page)
}

function pageAround({ pages }: Visit, { shownAt }: Lead): HtmlPage | undefined {
  if (shownAt === undefined) return undefined
  return pages.filter((page) => page.kind === 'html').find(({ url }) => urlKey(url) === urlKey(shownAt))
}

/** Whether the page is a list, whatever its link said: "Scopri di più" may lead to a list or to an advert. */
function isListPage(page: HtmlPage, asked: Lead): boolean {
  if (asked.role === 'feed') return true
  if (isAside(asked)) return isCareersPage(page)
  if (asked.role === 'home') return isCareersStart(page)
  return asked.role === 'detail' && isHeadedAsList(page)
}

/** Fetched for its links and for facts of the company; it may turn out to be a careers page. */
const isAside = ({ role }: Lead) => role === 'news' || role === 'contact'

/** Reads the positions a page holds. */
export async function readPositions(visit: Visit, page: Page, lead: Lead): Promise<void> {
  const { scorer, site, onWeighed } = visit
  const { role, listTitle, shownAt } = lead
  const around = pageAround(visit, lead)
  const context = {
    role,
    listTitle,
    scorer,
    site,
    ...(onWeighed && { onWeighed }),
    ...(around === undefined ? {} : { shownAt: around }),
  }
  const found = (await extractInTurns(page, context)).map((raw) => shownOn(page, raw, lead))
  const raws = page.kind === 'html' ? found.map((raw) => withPageDate(page, raw)) : found
  const isForeign = page.kind === 'html' && isForeignPage(visit, page)
  const isLone =
    new Set(raws.filter((raw) => urlKey(raw.url) === urlKey(page.url)).map((raw) => titleKey(raw.title.text))).size ===
    1
  const repeated = translationsOnPage(raws)
  const isListed = (raw: RawPosition) =>
    lead.listTitle === null || titleKey(raw.title.text) === titleKey(lead.listTitle)
  const isLoneData = (raw: RawPosition) => data.has(raw.by) && raws.filter(({ by }) => by === raw.by).length === 1
  visit.fetcher.hold(raws.reduce((sum, raw) => sum + lengthOf(raw), 0))
  for (const raw of raws) {
    const isOwnPage =
      urlKey(raw.url) === urlKey(page.url) &&
      (raw.by === 'detail-page' || (adverts.has(lead.role) && (isLone || isListed(raw) || isLoneData(raw))))
    visit.sightings.push({
      raw,
      pageUrl: page.url,
      isOwnPage,
      isForeign: isForeign || repeated.has(raw),
      ...(shownAt === undefined ? {} : { shownAt }),
    })
  }
}

const lengthOf = ({ sections }: RawPosition) =>
  sections.reduce((sum, { lines }) => lines.reduce((ofSection, { text }) => ofSection + text.length, sum), 0)

/** An advert in a part of a page is read on that page. */
function shownOn(page: Page, raw: RawPosition, { shownAt }: Lead): RawPosition {
  return shownAt !== undefined && urlKey(raw.url) === urlKey(page.url) ? { ...raw, url: shownAt } : raw
}

/** Roles of pages that are one advert each. */
const adverts: ReadonlySet<LeadRole> = new Set(['detail', 'post', 'pdf'])

/** A page that states one posting as data is that posting's, whatever the data calls it. */
const data: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa'])

/** An advert without a date of its own takes the page's. */
function withPageDate(page: HtmlPage, raw: RawPosition): RawPosition {
  if (raw.hints.postedAt !== undefined || urlKey(raw.url) !== urlKey(page.url)) return raw
  const postedAt = postDate(page)
  return postedAt === null ? raw : { ...raw, hints: { ...raw.hints, postedAt } }
}

/** Another language's version of the site, where the site has an Italian one. */
function isForeignPage(visit: Visit, page: HtmlPage): boolean {
  if (isForeignAddress(page.url)) return true
  const hasItalian = visit.pages.some((other) => other.kind === 'html' && other.lang === 'it')
  return hasItalian && page.lang !== null && page.lang !== 'it' && isCareersPage(page)
}
