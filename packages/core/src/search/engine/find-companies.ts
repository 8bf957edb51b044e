import type { Search } from './client.ts'
import { type CompanyOrder, type CompanyPaging, companyBody } from './company-bodies.ts'
import type { CompanyFields } from './company-document.ts'
import type { CompanyQuerySpec } from './company-query-spec.ts'
import { type MatchRange, matchRanges } from './match-ranges.ts'
import { msearch } from './msearch.ts'

type FoundCompany = CompanyFields & {
  /** Where the searched words occur. */
  readonly matches: { name: MatchRange[] }
  readonly order: CompanyOrder
}

/** A page of the companies that a search finds, and their total. */
export async function findCompanies(
  search: Search,
  spec: CompanyQuerySpec,
  paging: CompanyPaging,
  signal?: AbortSignal,
): Promise<{ total: number; companies: FoundCompany[] }> {
  const bodies = [companyBody(spec, paging)]
  const [found] = await msearch<FoundAnswer>(search, 'company', bodies, companyAnswerFields, signal)
  return { total: found?.hits.total.value ?? 0, companies: (found?.hits.hits ?? []).map(foundCompany) }
}

export const companyAnswerFields = ['hits.total.value', 'hits.hits._source', 'hits.hits.highlight', 'hits.hits.sort']

/** `filter_path` omits `hits` when it is empty. */
type FoundAnswer = { hits: { total: { value: number }; hits?: Hit[] } }

type Hit = { _source: CompanyFields; highlight?: { name?: string[] }; sort: number[] }

function foundCompany({ _source, highlight, sort }: Hit): FoundCompany {
  const matches = { name: matchRanges(_source.name, highlight?.name ?? []) }
  return { ..._source, matches, order: sort }
}
