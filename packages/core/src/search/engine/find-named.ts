import type { Search } from './client.ts'
import { companyOrders } from './company-bodies.ts'
import type { CompanyFields } from './company-document.ts'
import { companyQuery, nameFields } from './company-query.ts'
import type { IndexKind } from './index-names.ts'
import { msearch } from './msearch.ts'
import type { PositionFields } from './position-document.ts'
import { positionOrder } from './position-order.ts'
import { positionQuery } from './position-query.ts'
import type { PositionQuerySpec } from './position-query-spec.ts'
import { type Clause, titleFields } from './text-clauses.ts'

type Wanted = {
  readonly text: string
  readonly size: number
  /** Besides the name, all that decides what is found. */
  readonly spec: PositionQuerySpec
}

type Named = {
  readonly companies: Pick<CompanyFields, (typeof companyFields)[number]>[]
  readonly positions: Pick<PositionFields, (typeof positionFields)[number]>[]
}

const companyFields = ['company_id', 'name', 'municipality'] as const
const positionFields = ['position_id', 'title', 'company_name'] as const

/** The first companies and positions whose names have the words, the last word perhaps only begun; without totals. */
export async function findNamed(search: Search, { text, size, spec }: Wanted, signal?: AbortSignal): Promise<Named> {
  const anyCompany = companyQuery({ criteria: { company: {}, notCompany: {} }, hideAgencies: spec.hideAgencies })
  const [companies, positions] = await Promise.all([
    firstRows<Named['companies'][number]>(
      search,
      'company',
      {
        query: bothOf(anyCompany, begunClause(nameFields.phrases, text)),
        sort: companyOrders.newPositions,
        _source: companyFields,
        size,
      },
      signal,
    ),
    firstRows<Named['positions'][number]>(
      search,
      'position',
      {
        query: bothOf(positionQuery(spec), begunClause(titleFields.phrases, text)),
        sort: positionOrder('date', {}),
        _source: positionFields,
        size,
      },
      signal,
    ),
  ])
  return { companies, positions }
}

const bothOf = (one: Clause, other: Clause): Clause => ({ bool: { filter: [one, other] } })

/** In the fields whose words are as written: what is begun is no word yet, so that no rule may change it. */
const begunClause = (field: string, query: string): Clause => ({
  match_bool_prefix: { [field]: { query, operator: 'and' } },
})

async function firstRows<Fields>(
  search: Search,
  kind: IndexKind,
  body: object,
  signal: AbortSignal | undefined,
): Promise<Fields[]> {
  const bodies = [{ ...body, track_total_hits: false }]
  const [found] = await msearch<{ hits?: { hits?: { _source: Fields }[] } }>(
    search,
    kind,
    bodies,
    ['hits.hits._source'],
    signal,
  )
  return (found?.hits?.hits ?? []).map(({ _source }) => _source)
}
