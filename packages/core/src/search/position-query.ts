import type { Types } from '@opensearch-project/opensearch'
import { type FilterField, type FilterValue, filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import { type PositionCriteria, searchPageSize } from '@vedetta/contracts/position-search'
import { type Municipality, municipalityByIstat } from '@vedetta/reference/municipalities'
import { AppError } from '../app-error.ts'

type Clause = Types.Common_QueryDsl.QueryContainer
type FieldValues = { readonly [Field in FilterField]?: FilterValue<Field> | undefined }

/** How each filter field is searched; a field without its line here does not compile. */
const clauses: { readonly [Field in FilterField]: (value: FilterValue<Field>) => Clause } = {
  name: (text) => ({ match: { title: { query: text, operator: 'and' } } }),
  city: (city) =>
    city.mode === 'exact'
      ? { term: { municipalities: { value: townOf(city.istat).istat } } }
      : { geo_distance: { distance: `${city.km}km`, points: pointOf(townOf(city.istat)) } },
  provinces: (codes) => ({ terms: { within_provinces: codes } }),
  regions: (codes) => ({ terms: { within_regions: codes } }),
  contract: (contracts) => ({ terms: { contract: contracts } }),
  sectors: (sectors) => ({ terms: { sector: sectors } }),
}

/** Fields narrow each other, except that those of place form one union; any match of a not-group excludes. */
export function positionQuery(criteria: PositionCriteria): Clause {
  const included = { ...criteria.position, ...criteria.company }
  const places = clausesOf(included, (field) => filterFields[field].place)
  const filter = clausesOf(included, (field) => !filterFields[field].place)
  if (places.length > 0) filter.push({ bool: { should: places, minimum_should_match: 1 } })
  if (criteria.from || criteria.to) filter.push(firstSeenBetween(criteria.from, criteria.to))
  return {
    bool: {
      filter,
      must_not: [
        { exists: { field: 'stubbed_at' } },
        ...clausesOf({ ...criteria.notPosition, ...criteria.notCompany }, () => true),
      ],
    },
  }
}

/** The whole body of a page of results. The number breaks ties of time, so that pages neither repeat nor skip. */
export function positionSearchBody(criteria: PositionCriteria, page: number) {
  return {
    query: positionQuery(criteria),
    sort: [{ first_seen: 'desc' as const }, { position_no: 'desc' as const }],
    from: (page - 1) * searchPageSize,
    size: searchPageSize,
    track_total_hits: true,
    aggs: { companies: { cardinality: { field: 'company_no', precision_threshold: 3_000 } } },
  }
}

function clausesOf(values: FieldValues, wanted: (field: FilterField) => boolean): Clause[] {
  return filterFieldNames.filter(wanted).flatMap((field) => clauseOf(field, values))
}

function clauseOf<Field extends FilterField>(field: Field, values: FieldValues): Clause[] {
  const value = values[field]
  return value === undefined ? [] : [clauses[field](value)]
}

function firstSeenBetween(from: string | undefined, to: string | undefined): Clause {
  return { range: { first_seen: { ...(from && { gte: Date.parse(from) }), ...(to && { lt: Date.parse(to) }) } } }
}

function townOf(istat: string): Municipality {
  const town = municipalityByIstat(istat)
  if (!town) throw new AppError('unknown_place')
  return town
}

const pointOf = ({ lat, lon }: Municipality) => ({ lat, lon })
