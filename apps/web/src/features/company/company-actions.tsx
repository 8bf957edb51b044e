import { routes } from '@vedetta/contracts/calls/routes'
import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsSavedCompany, useToggleSavedCompany } from '../../domain/saved-companies.ts'
import { CopyLinkButton, MoreMenu, SaveButton } from '../../ui/details/detail-actions.tsx'
import { MenuAction } from '../../ui/overlays/menu.tsx'
import type { CompanyDialogs } from './company-navigation.ts'

export function CompanyActions({
  company,
  ReportDialog,
}: {
  company: CompanyDetail
  ReportDialog: CompanyDialogs['Report']
}) {
  const { t } = useTranslation()
  const toggle = useToggleSavedCompany()
  const [isSaving, setSaving] = useState(false)
  const [reportDialog, setReportDialog] = useState<'never' | 'open' | 'closed'>('never')
  const { companyID } = company
  const isSaved = useIsSavedCompany(companyID) ?? company.saved

  async function save() {
    setSaving(true)
    await toggle(company)
    setSaving(false)
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      <SaveButton look={isSaved ? 'plain' : 'primary'} isSaved={isSaved} busy={isSaving} onClick={() => void save()} />
      <CopyLinkButton path={`${routes.positions}?tab=companies&company=${companyID}&view=page`} />
      <MoreMenu>
        <MenuAction icon={<Flag aria-hidden="true" />} onSelect={() => setReportDialog('open')}>
          {t('detail.report')}
        </MenuAction>
      </MoreMenu>
      {reportDialog !== 'never' && (
        <Suspense fallback={null}>
          <ReportDialog
            companyID={companyID}
            companyName={company.name}
            open={reportDialog === 'open'}
            onClose={() => setReportDialog('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
