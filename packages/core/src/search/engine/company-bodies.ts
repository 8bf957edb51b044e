import type { CompanySort } from '@vedetta/contracts/companies/company-search'
import { searchPageSize } from '@vedetta/contracts/search/position-search'
import { companyQuery, nameFields } from './company-query.ts'
import type { CompanyQuerySpec } from './company-query-spec.ts'
import { matchEnd, matchStart } from './match-ranges.ts'
import { anyOf, textClause } from './text-clauses.ts'

export type CompanyPaging = { readonly sort: CompanySort } & (
  | { readonly page: number }
  | {
      readonly size: number
      /** The `order` of the last company before; null for the first page. */
      readonly after: CompanyOrder | null
    }
)

/** A company's place in the order, as the engine states and takes it. */
export type CompanyOrder = readonly number[]

/** The company number breaks ties, so that pages neither repeat nor skip rows. */
export const companyOrders = {
  newPositions: [{ new_positions: 'desc' }, { open_positions: 'desc' }, { company_no: 'asc' }],
  employees: [{ employees: { order: 'desc', missing: '_last' } }, { company_no: 'asc' }],
  turnover: [{ turnover: { order: 'desc', missing: '_last' } }, { company_no: 'asc' }],
} as const satisfies Record<CompanySort, object[]>

export function companyBody(spec: CompanyQuerySpec, paging: CompanyPaging): object {
  return {
    query: companyQuery(spec),
    sort: companyOrders[paging.sort],
    ...pageOf(paging),
    track_total_hits: true,
    ...highlight(spec),
  }
}

function pageOf(paging: CompanyPaging): object {
  if ('page' in paging) return { from: (paging.page - 1) * searchPageSize, size: searchPageSize }
  return { size: paging.size, ...(paging.after && { search_after: paging.after }) }
}

/** Highlights the searched name; empty where none was given. */
function highlight({ criteria }: CompanyQuerySpec): object {
  const { companyName } = criteria.company
  if (!companyName) return {}
  return {
    highlight: {
      highlight_query: anyOf(companyName.map((text) => textClause(nameFields, text))),
      pre_tags: [matchStart],
      post_tags: [matchEnd],
      number_of_fragments: 0,
      fields: { [nameFields.words]: {} },
    },
  }
}
