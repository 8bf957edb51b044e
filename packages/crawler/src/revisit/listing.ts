import { isCareersPage, saysNothingOpen } from '../find/careers-page.ts'
import { urlKey } from '../find/clean-url.ts'
import { isErrorPage } from '../find/error-page.ts'
import type { Page } from '../page.ts'
import { refusalOf } from '../refuse/refusal-of.ts'
import { isListTruncated } from '../visit/fallback-searches.ts'
import { isRealPosition } from '../visit/findings.ts'
import type { Visit } from '../visit/visit.ts'
import type { PageMemory } from './source-memory.ts'
import type { Listing } from './visit-result.ts'

/** Whether a position that a site no longer shows is gone: the pages that would list it were read. */
export function siteListing(visit: Visit, before: readonly PageMemory[]): Listing {
  const isListing = listingTest(visit, before)
  const listing = visit.read.filter(({ page, role }) => isListing(page, role))
  if (listing.length === 0 || isListTruncated(visit)) return 'unsure'
  const isLost = before.some(({ role }) => role === 'careers') && !listing.some(({ role }) => role === 'careers')
  return isLost ? 'unsure' : 'recognised'
}

/** Whether every page known to list positions still does. */
export function areKnownListsFound(visit: Visit, before: readonly PageMemory[]): boolean {
  const isListing = listingTest(visit, before)
  const found = new Set(
    visit.read.filter(({ page, role }) => isListing(page, role)).map(({ page }) => urlKey(page.url)),
  )
  const places = before.filter(({ role, bytesHash }) => (role === 'careers' || role === 'list') && bytesHash !== '')
  return places.every(({ url }) => found.has(urlKey(url)))
}

function listingTest(visit: Visit, before: readonly PageMemory[]): (page: Page, role: string) => boolean {
  const roles = new Map(before.map(({ url, role }) => [urlKey(url), role]))
  const holding = new Set(
    visit.sightings
      .filter(({ raw }) => isRealPosition(refusalOf(raw, visit.site)))
      .map(({ pageUrl }) => urlKey(pageUrl)),
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
