import type { Search } from './client.ts'
import { nameFields } from './company-query.ts'
import { msearch } from './msearch.ts'
import { anyOf, phraseClause } from './text-clauses.ts'

/** An answer has at most this many hits. */
const companiesAtOnce = 10_000

type Answer = { hits?: { hits?: { _source: { company_no: number } }[] } }

/** Which of some companies bear one of the names, as the exclusion of names in a search understands it. */
export async function findCompaniesNamed(
  search: Search,
  companyNos: readonly number[],
  names: readonly string[],
): Promise<ReadonlySet<number>> {
  const named = new Set<number>()
  if (names.length === 0) return named
  const byName = anyOf(names.map((name) => phraseClause(nameFields.phrases, name)))
  for (let from = 0; from < companyNos.length; from += companiesAtOnce) {
    const some = companyNos.slice(from, from + companiesAtOnce)
    const query = { bool: { filter: [{ terms: { company_no: some } }, byName] } }
    const body = { query, size: some.length, _source: ['company_no'], track_total_hits: false }
    const [answer] = await msearch<Answer>(search, 'company', [body], ['hits.hits._source'])
    for (const { _source } of answer?.hits?.hits ?? []) named.add(_source.company_no)
  }
  return named
}
