import { publicRows } from '@vedetta/contracts/operations/public-figures'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import type { Search } from './client.ts'
import { msearch } from './msearch.ts'
import type { PositionFields } from './position-document.ts'
import { positionQuery } from './position-query.ts'
import { noMarks } from './position-query-spec.ts'

/** The province by its code; an empty role means all positions. */
export type PublicQuerySpec = { readonly role: string; readonly province: string | null }

const shownFields = [
  'title',
  'sector',
  'company_no',
  'company_name',
  'company_employees',
  'municipalities',
  'provinces',
  'first_seen',
] as const satisfies readonly (keyof PositionFields)[]

type PublicCandidate = Pick<PositionFields, (typeof shownFields)[number]>

type FoundFigures = {
  open: number
  recent: number
  provinces: { code: string; open: number }[]
  /** The newest, one per company; more than are shown, since some cannot be. */
  candidates: PublicCandidate[]
}

const maxCandidates = 5 * publicRows
/** Position numbers have 32 bits. */
const noCeiling = 2 ** 31 - 1
/** The engine cancels a query that takes longer. */
const timeout = '2s'

export async function findPublicFigures(
  search: Search,
  { role, province }: PublicQuerySpec,
  since: Date,
): Promise<FoundFigures> {
  const [found, everywhere] = await msearch<FoundAnswer & PlacesAnswer>(
    search,
    'position',
    [
      {
        query: queryOf({ role, province }),
        sort: [{ first_seen: 'desc' }, { position_no: 'desc' }],
        collapse: { field: 'company_no' },
        size: maxCandidates,
        _source: shownFields,
        track_total_hits: true,
        timeout,
        aggs: { recent: { filter: { range: { first_seen: { gte: since.getTime() } } } } },
      },
      {
        query: queryOf({ role, province: null }),
        size: 0,
        track_total_hits: false,
        timeout,
        aggs: { provinces: { terms: { field: 'within', include: '[A-Z]{2}', size: publicRows } } },
      },
    ],
    ['hits.total.value', 'hits.hits._source', 'aggregations.*.doc_count', 'aggregations.*.buckets'],
  )
  return {
    open: found?.hits.total.value ?? 0,
    recent: found?.aggregations.recent.doc_count ?? 0,
    provinces: (everywhere?.aggregations.provinces.buckets ?? []).map(({ key, doc_count }) => ({
      code: key,
      open: doc_count,
    })),
    candidates: (found?.hits.hits ?? []).map(({ _source }) => _source),
  }
}

/** `filter_path` omits `hits` when it is empty. */
type FoundAnswer = {
  hits: { total: { value: number }; hits?: { _source: PublicCandidate }[] }
  aggregations: { recent: { doc_count: number } }
}

type PlacesAnswer = { aggregations: { provinces: { buckets: { key: string; doc_count: number }[] } } }

function queryOf({ role, province }: PublicQuerySpec) {
  const criteria = positionCriteria.parse({
    position: { ...(role && { name: [role] }), ...(province && { provinces: [province] }) },
  })
  return positionQuery({
    ...{ criteria, related: [], ceiling: noCeiling, marks: noMarks },
    ...{ excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false },
  })
}
