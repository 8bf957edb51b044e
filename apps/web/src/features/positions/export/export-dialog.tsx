import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ExportForm } from './export-form.tsx'
import type { RowSet } from './row-sets.ts'

export type ExportDialogProps = { open: boolean; onClose: () => void; sets: readonly RowSet[] }

/** Exports positions of a list, by default the first of the sets. */
export function ExportDialog({ open, onClose, sets }: ExportDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} startsAtTitle title={t('export.title')} text={t('export.text')}>
      <ExportForm sets={sets} onClose={onClose} />
    </Dialog>
  )
}
