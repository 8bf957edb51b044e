import type { CompanyDetail } from '@vedetta/contracts/company-detail'
import { routes } from '@vedetta/contracts/routes'
import { Bookmark, Ellipsis, Flag, Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsSavedCompany, useToggleSavedCompany } from '../../lib/saved-companies.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Menu, MenuAction } from '../../ui/menu.tsx'
import type { ReportDialog as Dialog } from './company-place.ts'

const iconButton = buttonClass({ look: 'plain', size: 'small', className: 'px-2! pointer-coarse:h-10' })

export function CompanyActions({ company, ReportDialog }: { company: CompanyDetail; ReportDialog: Dialog }) {
  const { t } = useTranslation()
  const toggle = useToggleSavedCompany()
  const [isSaving, setSaving] = useState(false)
  const [reports, setReports] = useState<'never' | 'open' | 'closed'>('never')
  const { companyID } = company
  const isSaved = useIsSavedCompany(companyID) ?? company.saved

  async function save() {
    setSaving(true)
    await toggle(company)
    setSaving(false)
  }

  function copyLink() {
    const link = new URL(`${routes.positions}?tab=companies&company=${companyID}&view=page`, window.location.origin)
    void navigator.clipboard
      .writeText(link.href)
      .then(() => showToast({ type: 'success', title: t('detail.linkCopied') }))
      .catch(() =>
        showToast({ type: 'error', title: t('detail.linkNotCopied'), description: link.href, duration: 8000 }),
      )
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        look={isSaved ? 'plain' : 'primary'}
        size="small"
        aria-pressed={isSaved}
        aria-keyshortcuts="s"
        busy={isSaving}
        className="pointer-coarse:h-10"
        onClick={() => void save()}
      >
        <Bookmark className={isSaved ? 'size-4 fill-current text-brand' : 'size-4'} aria-hidden="true" />
        {t(isSaved ? 'detail.saved' : 'detail.save')}
        <span aria-hidden="true" className="pointer-coarse:hidden">
          <Kbd>s</Kbd>
        </span>
      </Button>
      <button
        type="button"
        aria-label={t('detail.copyLink')}
        title={t('detail.copyLink')}
        className={iconButton}
        onClick={copyLink}
      >
        <Link2 className="size-4" aria-hidden="true" />
      </button>
      <Menu
        trigger={
          <button type="button" aria-label={t('detail.more')} title={t('detail.more')} className={iconButton}>
            <Ellipsis className="size-4" aria-hidden="true" />
          </button>
        }
      >
        <MenuAction icon={<Flag aria-hidden="true" />} onSelect={() => setReports('open')}>
          {t('detail.report')}
        </MenuAction>
      </Menu>
      {reports !== 'never' && (
        <Suspense fallback={null}>
          <ReportDialog
            companyID={companyID}
            companyName={company.name}
            open={reports === 'open'}
            onClose={() => setReports('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
