import { jsonOf } from '../ats/json-values.ts'
import { isCareersPage, saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { isErrorPage } from '../find/error-page.ts'
import { takeTurnWith } from '../page/take-turn-with.ts'
import type { Page } from '../page.ts'
import { isListTruncated } from '../visit/fallback-searches.ts'
import { isRealPosition } from '../visit/findings.ts'
import { refusalIn } from '../visit/refusal-in.ts'
import type { Visit } from '../visit/visit.ts'
import type { PageMemory } from './source-memory.ts'
import type { Listing } from './visit-result.ts'

const maxSteps = 10_000

/** Whether a position that a site no longer shows is gone: the pages that would list it were read. */
export async function siteListing(visit: Visit, before: readonly PageMemory[]): Promise<Listing> {
  const listing = await listingPages(visit, before)
  if (listing.length === 0 || (await isListTruncated(visit))) return 'unsure'
  const isLost = before.some(({ role }) => role === 'careers') && !listing.some(({ role }) => role === 'careers')
  const files = new Set(before.flatMap(({ url, role }) => (role === 'feed' ? [urlKey(url)] : [])))
  const isMisread = visit.read.some(
    (one) => files.has(urlKey(one.page.url)) && !listing.includes(one) && hasRecords(one.page),
  )
  return isLost || isMisread ? 'unsure' : 'recognised'
}

/** Whether a file still lists something: if it was read before and no position is read in it now, it may hold them all. */
function hasRecords(page: Page): boolean {
  const waiting = page.kind === 'json' ? [jsonOf(page)] : []
  for (let step = 0; step < Math.min(waiting.length, maxSteps); step++) {
    const value = waiting[step]
    if (typeof value !== 'object' || value === null) continue
    const parts: unknown[] = Object.values(value)
    if (Array.isArray(value) && parts.some((part) => typeof part === 'object' && part !== null)) return true
    waiting.push(...parts)
  }
  return false
}

/** Whether every page known to list positions still does. */
export async function areKnownListsFound(visit: Visit, before: readonly PageMemory[]): Promise<boolean> {
  const found = new Set((await listingPages(visit, before)).map(({ page }) => urlKey(page.url)))
  const isPlace = ({ role, shownAt }: PageMemory) => role === 'careers' || role === 'list' || shownAt !== undefined
  const places = before.filter((page) => isPlace(page) && page.bytesHash !== '')
  return places.every(({ url }) => found.has(urlKey(url)))
}

async function listingPages(visit: Visit, before: readonly PageMemory[]): Promise<Visit['read']> {
  const isListing = listingTest(visit, before)
  const found: Visit['read'] = []
  for (const one of visit.read) {
    await takeTurnWith(one.page)
    if (isListing(one.page, one.role)) found.push(one)
  }
  return found
}

function listingTest(visit: Visit, before: readonly PageMemory[]): (page: Page, role: string) => boolean {
  const roles = new Map(before.map(({ url, role }) => [urlKey(url), role]))
  const holding = new Set(
    visit.sightings.filter(({ raw }) => isRealPosition(refusalIn(visit, raw))).map(({ pageUrl }) => urlKey(pageUrl)),
  )
  return (page, role) => {
    if (page.status >= 400) return false
    if (holding.has(urlKey(page.url))) return true
    if (page.kind !== 'html' || isErrorPage(page)) return false
    if (role === 'careers' && saysNothingOpen(page)) return true
    const known = roles.get(urlKey(page.url))
    return known === 'careers' ? isCareersPage(page) : known === 'list'
  }
}
