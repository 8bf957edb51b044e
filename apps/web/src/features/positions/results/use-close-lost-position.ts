import { useEffect, useRef } from 'react'
import type { PositionFilter } from '../position-filter.ts'
import { isSameFilter } from '../search-url.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import type { ListedPosition } from './position-cells.tsx'

type LostPositionOptions = {
  filter: PositionFilter
  /** Those found by the filter; undefined until they are known. */
  rows: readonly ListedPosition[] | undefined
  state: Pick<UrlSearchState, 'positionID' | 'close'>
}

/** Closes the open position when other criteria are searched and it is not among the results shown. A link to a position keeps it open. */
export function useCloseLostPosition({ filter, rows, state: { positionID, close } }: LostPositionOptions): void {
  const searched = useRef<PositionFilter>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a position opened later is one of the results or of their companies
  useEffect(() => {
    if (!rows) return
    const before = searched.current
    searched.current = filter
    const isNewSearch = before !== undefined && !isSameFilter(before, filter)
    const isLost = positionID !== undefined && !rows.some((row) => row.positionID === positionID)
    // Navigating flushes, which React refuses inside an effect.
    if (isNewSearch && isLost) queueMicrotask(close)
  }, [filter, rows])
}
