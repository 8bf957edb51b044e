import { reportCompany } from '@vedetta/contracts/operations/requests'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '../../ui/overlays/report-dialog.tsx'

type ReportCompanyDialogProps = { open: boolean; companyID: string; companyName: string; onClose: () => void }

export function ReportCompanyDialog({ companyID, companyName, ...dialog }: ReportCompanyDialogProps) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      call={reportCompany}
      subject={{ companyID }}
      title={t('report.company', { name: companyName })}
      text={t('report.companyText')}
      {...dialog}
    />
  )
}
