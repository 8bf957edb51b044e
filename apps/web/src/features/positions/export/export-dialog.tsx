import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ExportChosen, ExportPages } from './export-forms.tsx'

type Chosen = { positionIDs: readonly string[] }
type Found = { searchID: string; page: number; pages: number }

export type ExportDialogProps = { open: boolean; onClose: () => void } & (Chosen | Found)

/** Exports selected positions, or pages of a search starting with the current one. */
export function ExportDialog({ open, onClose, ...what }: ExportDialogProps) {
  const { t } = useTranslation()
  const isChosen = 'positionIDs' in what
  return (
    <Dialog
      open={open}
      onClose={onClose}
      startsAtTitle
      title={t('export.title')}
      text={t(isChosen ? 'export.ofChosen' : 'export.ofPages')}
    >
      {isChosen ? <ExportChosen {...what} onClose={onClose} /> : <ExportPages {...what} onClose={onClose} />}
    </Dialog>
  )
}
