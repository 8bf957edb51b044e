import { type CompanyField, companyFieldNames } from '@vedetta/contracts/companies/company-search'
import { filterFields } from '@vedetta/contracts/search/filter-fields'
import type { CompanyQuerySpec } from './company-query-spec.ts'
import { clausesOf, type FieldClauses, inReserveQuota, within } from './field-clauses.ts'
import { anyOf, type Clause, type TextFields, textClause } from './text-clauses.ts'
import { townsNear } from './towns-near.ts'

export const nameFields: TextFields = { words: 'name', phrases: 'name' }

/** The clause of each filter field; a missing field does not compile. */
const clauses: FieldClauses<CompanyField> = {
  city: (city) => ({ terms: { municipality: [...townsNear(city)] } }),
  cities: (codes) => ({ terms: { municipality: codes } }),
  provinces: (codes) => ({ terms: { within: codes } }),
  regions: (codes) => ({ terms: { within: codes } }),
  companyName: (texts) => anyOf(texts.map((text) => textClause(nameFields, text))),
  sectors: (sectors) => ({ terms: { sector: sectors } }),
  specificSectors: (divisions) => ({ terms: { division: divisions } }),
  ateco: (codes) => ({ terms: { ateco: codes } }),
  employees: (range) => within('employees', range),
  reserveQuota: (quotas) => inReserveQuota('employees', quotas),
  turnover: (range) => within('turnover', range),
  vat: (numbers) => ({ terms: { vat: numbers } }),
}

const isPlace = (field: CompanyField) => filterFields[field].place
const placeFields = companyFieldNames.filter(isPlace)
const otherFields = companyFieldNames.filter((field) => !isPlace(field))

/**
 * As for positions: fields are combined with AND, except that those of place form one union; any match of the not-group
 * excludes.
 */
export function companyQuery({ criteria: { company, notCompany }, hideAgencies }: CompanyQuerySpec): Clause {
  const places = clausesOf(clauses, placeFields, company)
  const filter = clausesOf(clauses, otherFields, company)
  if (places.length > 0) filter.push(anyOf(places))
  const hidden = hideAgencies ? [{ term: { is_agency: true } }] : []
  return { bool: { filter, must_not: [...clausesOf(clauses, companyFieldNames, notCompany), ...hidden, isGone] } }
}

const isGone: Clause = { exists: { field: 'stubbed_at' } }
