import type { FilterValue } from '@vedetta/contracts/search/filter-fields'
import type { PositionSort } from '@vedetta/contracts/search/position-sort'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { AppError } from '../../platform/app-error.ts'

type Order = readonly object[]

/** The position number breaks ties, so that pages neither repeat nor skip rows. It is always the last of the sort values. */
const newestFirst: Order = [{ first_seen: 'desc' }, { position_no: 'desc' }]

const by = (field: string, order: 'asc' | 'desc'): Order => [{ [field]: { order, missing: '_last' } }, ...newestFirst]

const orders: { readonly [Sort in Exclude<PositionSort, 'distance'>]: Order } = {
  date: newestFirst,
  dateAsc: [{ first_seen: 'asc' }, { position_no: 'asc' }],
  relevance: [{ _score: 'desc' }, ...newestFirst],
  pay: by('pay_year_to', 'desc'),
  payAsc: by('pay_year_from', 'asc'),
  employees: by('company_employees', 'desc'),
  employeesAsc: by('company_employees', 'asc'),
  turnover: by('company_turnover', 'desc'),
  turnoverAsc: by('company_turnover', 'asc'),
}

/** The engine's order of an available sort. */
export function positionOrder(sort: PositionSort, { city }: { city?: FilterValue<'city'> | undefined }): object[] {
  return [...(sort === 'distance' ? nearestFirst(city) : orders[sort])]
}

/** By the nearest of a position's towns; without any it is infinitely far. */
function nearestFirst(city: FilterValue<'city'> | undefined): Order {
  const centre = municipalityByIstat(city?.istat ?? '')
  if (!centre) throw new AppError('unknown_place')
  const near = { points: `${centre.lat},${centre.lon}`, order: 'asc', mode: 'min' }
  return [{ _geo_distance: near }, ...newestFirst]
}
