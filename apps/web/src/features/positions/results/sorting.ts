import { type PositionSort, positionSorts, sortOrders } from '@vedetta/contracts/search/position-sort'

/** The order of the results, those that the criteria allow, and the way to another. */
export type Sorting = {
  sort: PositionSort
  available: readonly PositionSort[]
  setSort: (sort: PositionSort) => void
}

type SortedBy = (typeof sortOrders)[PositionSort]['by']

/** The order after a press of a column's heading: its first, then the other way round, or newest first where there is no other way. */
export function nextSort(by: SortedBy, current: PositionSort): PositionSort {
  const own = positionSorts.filter((sort) => sortOrders[sort].by === by)
  return own[own.indexOf(current) + 1] ?? (own.length > 1 ? own[0] : undefined) ?? 'date'
}
