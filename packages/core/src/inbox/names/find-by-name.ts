import { maxNamed, type NamedThings } from '@vedetta/contracts/inbox/find-by-name'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { byNameWeight } from '@vedetta/contracts/search/search-weight'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findNamed } from '../../search/engine/find-named.ts'
import type { Marks } from '../marks/marks.ts'
import { currentQuerySpec } from '../positions/query-spec.ts'

export type NamesContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'> & { readonly marks: Marks }

/** A search of them is free by the rule `marked`. docs/decisions/0058-help-at-hand.md says why only these are found. */
const known = positionCriteria.parse({ statuses: ['seen', 'contacted'] })

/** Companies by name, and positions by title that the person has seen or contacted: the first few, and no count of the others. */
export async function findByName(
  { db, search, gate, limits, marks }: NamesContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  text: string,
  signal?: AbortSignal,
): Promise<NamedThings> {
  await limits.consume('namesOfPerson', userId)
  const settings = await readSearchSettings(db, userId)
  const spec = await currentQuerySpec(marks, userId, settings, { criteria: known, related: [] })
  const weight = byNameWeight(settings.excludedCompanies.length)
  const find = () => findNamed(search, { text, size: maxNamed, spec }, signal)
  const { companies, positions } = await gate({ userId, licenceNo }, weight, find, signal)
  const rows = companies.length + positions.length
  if (rows > 0) await limits.consume('namedRowsOfPerson', userId, rows)
  return {
    companies: companies.map(({ company_id, name, municipality }) => ({
      companyID: company_id,
      name,
      city: municipalityByIstat(municipality ?? '')?.name ?? null,
    })),
    positions: positions.map(({ position_id, title, company_name }) => ({
      positionID: position_id,
      name: title,
      company: company_name,
    })),
  }
}
