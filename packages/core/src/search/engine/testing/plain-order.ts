import { type PositionSort, sortOf } from '@vedetta/contracts/search/position-sort'
import { distanceKm } from '@vedetta/reference/distance'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { yearlyPay } from './plain-pay.ts'
import type { SearchCase } from './random-criteria.ts'
import type { PlainPosition } from './random-positions.ts'

type Compare = (a: PlainPosition, b: PlainPosition) => number

const newestFirst: Compare = (a, b) => b.first_seen.getTime() - a.first_seen.getTime() || b.position_no - a.position_no

/** Unknown values last, whichever way the others go. */
function by(rank: (position: PlainPosition) => number | null, order: 'asc' | 'desc'): Compare {
  return (a, b) => {
    const [one, other] = [rank(a), rank(b)]
    if (one === other) return newestFirst(a, b)
    if (one === null || other === null) return one === null ? 1 : -1
    return order === 'asc' ? one - other : other - one
  }
}

function nearestFirst(istat: string): Compare {
  const centre = municipalityByIstat(istat)
  return by(({ municipalities }) => {
    const towns = municipalities.map(municipalityByIstat)
    // The index keeps points with a precision of centimetres, less than any two towns differ in their distance.
    const distances = towns.flatMap((town) => (town && centre ? distanceKm(town, centre) : []))
    return distances.length > 0 ? Math.min(...distances) : null
  }, 'asc')
}

const orders: { readonly [Sort in Exclude<PositionSort, 'distance'>]: Compare } = {
  date: newestFirst,
  dateAsc: (a, b) => newestFirst(b, a),
  // The engine decides which scores best.
  relevance: newestFirst,
  pay: by((position) => yearlyPay(position, 'most'), 'desc'),
  payAsc: by((position) => yearlyPay(position, 'least'), 'asc'),
  employees: by(({ company }) => company.employees, 'desc'),
  employeesAsc: by(({ company }) => company.employees, 'asc'),
  turnover: by(({ company }) => company.turnover, 'desc'),
  turnoverAsc: by(({ company }) => company.turnover, 'asc'),
}

/** The order of the design, not the one of the query. */
export function orderPlainly(found: readonly PlainPosition[], { criteria, sort }: SearchCase): PlainPosition[] {
  const { position } = criteria
  const wanted = sortOf(sort, position)
  return found.toSorted(wanted === 'distance' ? nearestFirst(position.city?.istat ?? '') : orders[wanted])
}
