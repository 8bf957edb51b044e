import { namesWeight } from '@vedetta/contracts/search/search-weight'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findCompaniesNamed } from '../../search/engine/find-companies-named.ts'
import { selectToSee, type ToSeeRow } from './to-see.queries.ts'

type ToSee = { readonly toSee: number; readonly today: number }

const nothing: ToSee = { toSee: 0, today: 0 }

/** How many positions each of a person's filters found that are still to see. */
export async function countToSee(
  { db, search, gate }: Pick<ContextWithSearch, 'db' | 'search' | 'gate'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  now: Date,
): Promise<(filterId: string) => ToSee> {
  const { excludedCompanies, hideAgencies } = await readSettings(db, userId)
  const byCompany = excludedCompanies.length > 0
  const rows = await selectToSee(db, { userId, hideAgencies, byCompany }, now)
  // Names excluded after the match: whether a company bears one is for the engine to tell, as in a search.
  const companies = [...new Set(rows.flatMap(({ companyNo }) => companyNo ?? []))]
  const findExcluded = () => findCompaniesNamed(search, companies, excludedCompanies)
  const excluded = byCompany
    ? await gate({ userId, licenceNo }, namesWeight(excludedCompanies.length), findExcluded)
    : new Set<number>()
  const sums = sumOf(rows.filter(({ companyNo }) => companyNo === null || !excluded.has(companyNo)))
  return (filterId) => sums.get(filterId) ?? nothing
}

function sumOf(rows: readonly ToSeeRow[]): ReadonlyMap<string, ToSee> {
  const sums = new Map<string, ToSee>()
  for (const { filterId, toSee, today } of rows) {
    const sum = sums.get(filterId) ?? nothing
    sums.set(filterId, { toSee: sum.toSee + toSee, today: sum.today + today })
  }
  return sums
}
