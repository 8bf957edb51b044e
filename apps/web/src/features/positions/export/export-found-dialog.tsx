import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { ExportDialog } from './export-dialog.tsx'
import { type RowSet, rowSetsOfSearch } from './row-sets.ts'

type ExportFoundDialogProps = {
  open: boolean
  onClose: () => void
  found: PositionSearchResult
  /** Its rows as the list shows them. */
  shown: readonly Pick<PositionRow, 'positionID'>[]
  selected: readonly Pick<PositionRow, 'positionID'>[]
}

/** Exports positions of a search: by default those selected, else those shown. */
export function ExportFoundDialog({ found, shown, selected, ...dialog }: ExportFoundDialogProps) {
  const { searchID, page, groups, total } = found
  const selectedIDs = idsOf(selected)
  const sets = rowSetsOfSearch({ selectedIDs, searchID, page, shown: shown.length, total })
  return <ExportDialog {...dialog} sets={groups ? sets.flatMap((set) => inGroups(set, idsOf(shown))) : sets} />
}

const idsOf = (rows: readonly Pick<PositionRow, 'positionID'>[]) => rows.map(({ positionID }) => positionID)

/** The rows of a grouped page are no page of positions, and its first ones not the first positions. */
function inGroups(set: RowSet, shownIDs: string[]): RowSet[] {
  if (set.kind === 'shown') return [{ ...set, subject: { positionIDs: shownIDs } }]
  return set.kind === 'first' ? [] : [set]
}
