import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { ExportDialog } from './export-dialog.tsx'
import { rowSetsOfSearch } from './row-sets.ts'

type ExportFoundDialogProps = {
  open: boolean
  onClose: () => void
  found: PositionSearchResult
  selected: readonly Pick<PositionRow, 'positionID'>[]
}

/** Exports positions of a search: by default those selected, else those shown. */
export function ExportFoundDialog({ found, selected, ...dialog }: ExportFoundDialogProps) {
  const { searchID, page, positions, total } = found
  const selectedIDs = selected.map(({ positionID }) => positionID)
  return (
    <ExportDialog {...dialog} sets={rowSetsOfSearch({ selectedIDs, searchID, page, shown: positions.length, total })} />
  )
}
