import type { PositionDetail } from '@vedetta/contracts/position-detail'
import { routes } from '@vedetta/contracts/routes'
import type { PositionStatus } from '@vedetta/contracts/vocabulary'
import { Bookmark, Check, Ellipsis, ExternalLink, Eye, EyeOff, Flag, Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/toasts.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { Menu, MenuAction } from '../../../ui/menu.tsx'
import { webAddress } from '../../../ui/source-link.tsx'
import { useMark } from '../marks.ts'
import { useIsSaved, useToggleSaved } from '../saves.ts'

const ReportPositionDialog = lazy(async () => ({
  default: (await import('../report/report-position-dialog.tsx')).ReportPositionDialog,
}))

const iconButton = buttonClass({ look: 'plain', size: 'small', className: 'px-2! pointer-coarse:h-10' })

export function PositionActions({ position }: { position: PositionDetail }) {
  const { t } = useTranslation()
  const mark = useMark()
  const toggleSaved = useToggleSaved()
  const [pending, setPending] = useState<'mark' | 'save'>()
  const [reports, setReports] = useState<'never' | 'open' | 'closed'>('never')
  const { positionID, status, sources } = position
  const isSaved = useIsSaved(positionID) ?? position.saved
  const isContacted = status === 'contacted'
  const source = sources.map(({ url }) => webAddress(url)).find((address) => address !== undefined)

  async function wait(what: 'mark' | 'save', act: Promise<boolean>) {
    setPending(what)
    await act
    setPending(undefined)
  }

  const markAs = (next: PositionStatus) => void wait('mark', mark(positionID, next))

  function copyLink() {
    const link = new URL(`${routes.positions}?position=${positionID}`, window.location.origin)
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
        look={isContacted ? 'plain' : 'primary'}
        size="small"
        aria-pressed={isContacted}
        aria-keyshortcuts="c"
        busy={pending === 'mark'}
        className="pointer-coarse:h-10 aria-pressed:border-done/40 aria-pressed:bg-done-soft aria-pressed:text-done"
        onClick={() => markAs(isContacted ? 'seen' : 'contacted')}
      >
        {isContacted && <Check className="size-4" aria-hidden="true" />}
        {t('detail.contacted')}
        {!isContacted && (
          <span aria-hidden="true" className="pointer-coarse:hidden">
            <Kbd>c</Kbd>
          </span>
        )}
      </Button>
      <Button
        look="plain"
        size="small"
        aria-pressed={isSaved}
        aria-keyshortcuts="s"
        busy={pending === 'save'}
        className="pointer-coarse:h-10"
        onClick={() => void wait('save', toggleSaved(position))}
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
      {source && (
        <a
          href={source.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={t('detail.openSource')}
          title={t('detail.openSource')}
          className={iconButton}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      <Menu
        trigger={
          <button type="button" aria-label={t('detail.more')} title={t('detail.more')} className={iconButton}>
            <Ellipsis className="size-4" aria-hidden="true" />
          </button>
        }
      >
        {status !== 'seen' && (
          <MenuAction icon={<Eye aria-hidden="true" />} onSelect={() => markAs('seen')}>
            {t('detail.markSeen')}
          </MenuAction>
        )}
        {status !== 'notSeen' && (
          <MenuAction icon={<EyeOff aria-hidden="true" />} onSelect={() => markAs('notSeen')}>
            {t('detail.clear')}
          </MenuAction>
        )}
        <MenuAction icon={<Flag aria-hidden="true" />} onSelect={() => setReports('open')}>
          {t('detail.report')}
        </MenuAction>
      </Menu>
      {reports !== 'never' && (
        <Suspense fallback={null}>
          <ReportPositionDialog
            open={reports === 'open'}
            positionID={positionID}
            onClose={() => setReports('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
