import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { inTurns, takeTurn } from '../turns.ts'
import {
  queueAdvertPosts,
  renderUnfilledLists,
  renderUnfilledOpenings,
  rereadAllPages,
} from '../visit/fallback-searches.ts'
import type { Lead } from '../visit/leads.ts'
import { priorities } from '../visit/priorities.ts'
import { unanswered } from '../visit/read-board.ts'
import { readLead } from '../visit/read-lead.ts'
import { renderAnnouncedOpenings } from '../visit/render-announced.ts'
import { newVisit, type Visit, type WatchedVisit } from '../visit/visit.ts'
import { followLeads, hasPositions, readStart, type StartResult, walkSite } from '../visit/walk-site.ts'
import { isFullVisitDue } from './check-unchanged.ts'
import { areKnownListsFound, siteListing } from './listing.ts'
import { reportReading, reportVisit } from './report-visit.ts'
import type { PageMemory, SourceMemory } from './source-memory.ts'
import { unreadOutcome } from './unread-outcome.ts'
import type { VisitResult, WatchedSource } from './visit-result.ts'

/** Reads a company's site: first the pages known to list positions, and the whole site if they no longer do. */
export async function visitPage(
  fetcher: VisitFetcher,
  source: WatchedSource,
  watch: WatchedVisit,
  before: SourceMemory | null,
): Promise<VisitResult> {
  const { visitedAt } = source
  const site = { startUrl: source.url, company: source.company, city: source.city, visitedAt }
  const known = before?.pages ?? []
  const isApart = ({ role, shownAt }: PageMemory) => role === 'feed' && shownAt === undefined
  const isNear = before !== null && !isFullVisitDue(before, visitedAt) && !known.some(isApart)
  let visit = newVisit(site, fetcher, { ...watch, isBrief: true })
  if (isNear) {
    const start = await walkKnown(visit, known)
    if (start === 'read' && (await areKnownListsFound(visit, known)) && !(await isEmptied(visit, before)))
      return report(visit, before, false)
  }
  visit = newVisit(site, fetcher, { ...watch, boards: [], listedOnly: new Set() })
  for (const page of known) if (page.role !== 'home' && !isStart(visit, page)) visit.leads.add(leadTo(page))
  const start = await walkSite(visit)
  if (start === 'parked') return reportVisit(fetcher, visitedAt, { outcome: 'parked' })
  if (start === 'unread') {
    if (!hasPositions(visit))
      return reportVisit(fetcher, visitedAt, { outcome: unreadOutcome(fetcher), drifts: visit.drifts })
    visit.missed.push({ lead: { ...leadTo({ url: source.url, role: 'careers' }) }, reason: 'unread' })
  }
  return report(visit, before, true)
}

/** The known pages hold no adverts any more, and none says that nothing is open: the adverts may have moved. */
async function isEmptied(visit: Visit, { adverts }: SourceMemory): Promise<boolean> {
  if (Object.keys(adverts).length === 0 || hasPositions(visit)) return false
  const says = await inTurns(visit.read, ({ page }) => page.kind === 'html' && saysNothingOpen(page), 1)
  return !says.includes(true)
}

const isStart = ({ site }: Visit, { url }: Pick<PageMemory, 'url'>) => urlKey(url) === urlKey(site.startUrl)

/** Reads only the known pages and their leads. */
async function walkKnown(visit: Visit, known: readonly PageMemory[]): Promise<StartResult> {
  const others = known.filter(({ role }) => role !== 'home')
  for (const page of others.length === 0 ? known : others) {
    if (page.role !== 'home' && !isStart(visit, page)) await readLead(visit, leadTo(page))
    else if ((await readStart(visit)) !== 'read') return 'unread'
  }
  await followLeads(visit)
  if (others.some(({ role }) => role === 'list')) {
    await queueAdvertPosts(visit)
    await followLeads(visit)
  }
  for (const search of [renderUnfilledLists, rereadAllPages]) {
    await takeTurn()
    if (hasPositions(visit)) break
    await search(visit)
    await followLeads(visit)
  }
  for (const render of [renderUnfilledOpenings, renderAnnouncedOpenings]) {
    await render(visit)
    await followLeads(visit)
  }
  return 'read'
}

function leadTo({ url, role, shownAt }: Pick<PageMemory, 'url' | 'role' | 'shownAt'>): Lead {
  const isPdf = /\.pdf$/i.test(URL.parse(url)?.pathname ?? '')
  const as = shownAt !== undefined ? 'feed' : role === 'careers' || role === 'feed' ? role : isPdf ? 'pdf' : 'news'
  const lead: Lead = { url, role: as, priority: priorities.known, listTitle: null, depth: 1 }
  // After the page that it is a part of.
  return shownAt === undefined ? lead : { ...lead, priority: priorities.feed, shownAt }
}

async function report(visit: Visit, before: SourceMemory | null, isWhole: boolean): Promise<VisitResult> {
  const known = before?.pages ?? []
  const roles = new Map(known.map(({ url, role }) => [urlKey(url), role]))
  const isPartly = visit.missed.some((missed) => matters(missed, roles))
  return reportReading(visit, before, {
    listing: await siteListing(visit, known),
    outcome: isPartly ? 'partly_read' : 'read',
    isWhole,
  })
}

const asides: ReadonlySet<string> = new Set(['home', 'news', 'contact'])
/** A link to a host that is gone, or that leads in circles, is a dead link. */
const dead: ReadonlySet<string> = new Set([
  'dns',
  'tls',
  'refused',
  'address_refused',
  'invalid_url',
  'too_many_redirects',
])

/** Whether positions may have stood on what was missed. */
function matters({ lead, reason }: Visit['missed'][number], known: ReadonlyMap<string, PageMemory['role']>): boolean {
  const knownAs = known.get(urlKey(lead.url))
  if (reason === unanswered) return knownAs === 'feed'
  if (knownAs !== undefined) return true
  if (asides.has(lead.role) || dead.has(reason) || lead.priority <= priorities.possibleCareers) return false
  return reason !== 'robots' || lead.role === 'careers'
}
