import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { MissingForm } from './missing-form.tsx'

type MissingCompanyDialogProps = { open: boolean; onClose: () => void }

export function MissingCompanyDialog({ open, onClose }: MissingCompanyDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('missing.company')} text={t('missing.companyText')}>
      <MissingForm missing="company" onClose={onClose} />
    </Dialog>
  )
}
