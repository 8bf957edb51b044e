import { reportContact } from '@vedetta/contracts/companies/company-contacts'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '../../ui/overlays/report-dialog.tsx'

type ReportContactDialogProps = { open: boolean; contactID: string; onClose: () => void }

export function ReportContactDialog({ contactID, ...dialog }: ReportContactDialogProps) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      call={reportContact}
      subject={{ contactID }}
      title={t('report.contact')}
      text={t('report.contactText')}
      {...dialog}
    />
  )
}
