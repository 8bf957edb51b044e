import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { MissingForm } from './missing-form.tsx'

type MissingSiteDialogProps = { open: boolean; companyName: string; onClose: () => void }

/** For a known company whose site we do not know. */
export function MissingSiteDialog({ open, companyName, onClose }: MissingSiteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('missing.site')} text={t('missing.siteText', { name: companyName })}>
      <MissingForm missing="site" name={companyName} onClose={onClose} />
    </Dialog>
  )
}
