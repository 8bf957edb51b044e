import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { inTurns } from '@vedetta/crawler/turns'
import type { Db } from '../../platform/db/client.ts'
import { optedOutMatcher } from '../../privacy/masking/opted-out-people.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { matchedSpans } from '../../privacy/masking/person-matcher.ts'
import { isOpaque, plainAddressesIn, scrubPage } from '../../privacy/masking/scrub-page.ts'
import { selectOptedOutAddresses, selectOptedOutOf } from './personal-pages.queries.ts'

/** Who opted out at the companies of these sources. */
export type OptedOutAt = { sourceNos: readonly number[]; count: number; at(sourceNo: number): PersonMatcher | null }

export async function readOptedOutAt(
  db: Db,
  sourceNos: readonly number[],
  pages: readonly Fetched[],
): Promise<OptedOutAt> {
  if (sourceNos.length === 0) return { sourceNos, count: 0, at: () => null }
  const rows = await selectOptedOutOf(db, sourceNos)
  const found = (await inTurns(pages, ({ body }) => plainAddressesIn(body), 1)).flat()
  const addresses = await selectOptedOutAddresses(db, [...new Set(found)])
  const bySource = Map.groupBy(rows, ({ sourceNo }) => sourceNo)
  return {
    sourceNos,
    count: rows.length,
    at: (sourceNo) => {
      const own = bySource.get(sourceNo) ?? []
      if (own.length === 0 && addresses.size === 0) return null
      const known = optedOutMatcher(own)
      return { ...known, isAddress: (address) => addresses.has(address) || known.isAddress(address) }
    },
  }
}

/** The page as it may be stored; null if its address names a person who opted out, or its text can't be changed. */
export function storablePage(page: Fetched, matcher: PersonMatcher | null): Fetched | null {
  if (matcher === null) return page
  if (isOpaque(page.body) || matchedSpans(page.url, matcher).length > 0) return null
  const body = scrubPage(page.body, matcher)
  return body === null ? page : { ...page, body }
}
