import type { Search } from './client.ts'
import { nameFields } from './company-query.ts'
import { msearch } from './msearch.ts'

type Answer = { hits?: { hits?: { _source: { company_no: number } }[] } }

/** Companies whose names contain the words side by side, the last one perhaps only begun; the lowest numbers first. */
export async function findCompanyNos(search: Search, name: string, limit: number): Promise<number[]> {
  const body = {
    query: { bool: { filter: [{ match_phrase_prefix: { [nameFields.phrases]: { query: name } } }] } },
    sort: [{ company_no: 'asc' }],
    size: limit,
    _source: ['company_no'],
    track_total_hits: false,
  }
  const [answer] = await msearch<Answer>(search, 'company', [body], ['hits.hits._source'])
  return (answer?.hits?.hits ?? []).map(({ _source }) => _source.company_no)
}
