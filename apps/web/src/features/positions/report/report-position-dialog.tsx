import { reportPosition } from '@vedetta/contracts/inbox/position-detail'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '../../../ui/overlays/report-dialog.tsx'

type ReportPositionDialogProps = { open: boolean; positionID: string; onClose: () => void }

export function ReportPositionDialog({ positionID, ...dialog }: ReportPositionDialogProps) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      call={reportPosition}
      subject={{ positionID }}
      title={t('report.title')}
      text={t('report.text')}
      {...dialog}
    />
  )
}
