import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { useMemo, useState } from 'react'
import { useStableCallback } from '../../../lib/use-stable-value.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import { type GroupedRows, groupedRows, type RowGroup } from './grouped-rows.ts'

export type Grouping = GroupedRows & {
  readonly toggle: (group: RowGroup) => void
  readonly openCompany: (companyID: string) => void
}

/** The rows of a list, grouped where its answer is, and the groups that were opened in it. */
export function useGroupedRows(
  found: PositionSearchResult | undefined,
  search: string,
  { positionID, openCompany }: Pick<UrlSearchState, 'positionID' | 'openCompany'>,
): Grouping {
  const [state, setState] = useState<{ search: string; opened: ReadonlySet<string> }>({ search, opened: none })
  const opened = state.search === search ? state.opened : none
  const grouped = useMemo(
    () => groupedRows(found ?? noAnswer, { opened, positionID: found?.groups && positionID }),
    [found, opened, positionID],
  )
  const toggle = useStableCallback(({ companyID, isOpen }: RowGroup) => {
    const next = new Set(opened)
    if (isOpen) next.delete(companyID)
    else next.add(companyID)
    setState({ search, opened: next })
  })
  const open = useStableCallback(openCompany)
  return useMemo(() => ({ ...grouped, toggle, openCompany: open }), [grouped, toggle, open])
}

const none: ReadonlySet<string> = new Set()
const noAnswer = { positions: [] }
