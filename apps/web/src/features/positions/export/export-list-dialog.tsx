import { ExportDialog } from './export-dialog.tsx'
import { rowSetsOfList } from './row-sets.ts'

type ExportListDialogProps = {
  open: boolean
  onClose: () => void
  shownIDs: readonly string[]
  allIDs: readonly string[]
}

/** Exports positions of a list that is known as a whole. */
export function ExportListDialog({ shownIDs, allIDs, ...dialog }: ExportListDialogProps) {
  return <ExportDialog {...dialog} sets={rowSetsOfList(shownIDs, allIDs)} />
}
