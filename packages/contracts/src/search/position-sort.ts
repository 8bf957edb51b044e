import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'

/**
 * THE orders of found positions: by what, which way, and their names. Unknown values come last either way; of equal ones the
 * newest comes first, then the highest number.
 */
export const sortOrders = {
  date: { by: 'date', direction: 'descending', it: 'Più recenti', en: 'Newest first' },
  dateAsc: { by: 'date', direction: 'ascending', it: 'Meno recenti', en: 'Oldest first' },
  relevance: { by: 'relevance', direction: 'descending', it: 'Più pertinenti', en: 'Most relevant' },
  distance: { by: 'distance', direction: 'ascending', it: 'Più vicine', en: 'Nearest first' },
  pay: { by: 'pay', direction: 'descending', it: 'Retribuzione più alta', en: 'Highest pay' },
  payAsc: { by: 'pay', direction: 'ascending', it: 'Retribuzione più bassa', en: 'Lowest pay' },
  employees: { by: 'employees', direction: 'descending', it: 'Più dipendenti', en: 'Most employees' },
  employeesAsc: { by: 'employees', direction: 'ascending', it: 'Meno dipendenti', en: 'Fewest employees' },
  turnover: { by: 'turnover', direction: 'descending', it: 'Fatturato più alto', en: 'Highest turnover' },
  turnoverAsc: { by: 'turnover', direction: 'ascending', it: 'Fatturato più basso', en: 'Lowest turnover' },
} as const satisfies Record<string, Labels & { by: string; direction: 'ascending' | 'descending' }>

export type PositionSort = keyof typeof sortOrders

export const positionSorts = keysOf(sortOrders)

/** The criterion that an order needs: a role to be relevant to, a town to be near. */
const needed = { relevance: 'name', distance: 'city' } as const satisfies { readonly [Sort in PositionSort]?: string }

type Searched = { readonly name?: unknown; readonly city?: unknown }

export function canSortBy(sort: PositionSort, position: Searched): boolean {
  return !(sort in needed) || position[needed[sort as keyof typeof needed]] !== undefined
}

/** The order that results have: newest first where the criteria lack what the wanted one needs. */
export function sortOf(sort: PositionSort, position: Searched): PositionSort {
  return canSortBy(sort, position) ? sort : 'date'
}
