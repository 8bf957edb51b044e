import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { Check, ExternalLink, Eye, EyeOff, Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { Kbd } from '../../../ui/controls/kbd.tsx'
import { CopyLinkButton, iconButton, MoreMenu, SaveButton } from '../../../ui/details/detail-actions.tsx'
import { parseWebUrl } from '../../../ui/details/source-link.tsx'
import { MenuAction } from '../../../ui/overlays/menu.tsx'
import { DiscardButton } from '../discards/discard-button.tsx'
import { useMark, useToggleContacted } from '../marks.ts'
import { useIsSaved, useToggleSaved } from '../saved-positions.ts'
import { sourceAddress } from './quoted-address.ts'

const ReportPositionDialog = lazy(async () => ({
  default: (await import('../report/report-position-dialog.tsx')).ReportPositionDialog,
}))

export function PositionActions({ position }: { position: PositionDetail }) {
  const { t } = useTranslation()
  const mark = useMark()
  const toggleContacted = useToggleContacted()
  const toggleSaved = useToggleSaved()
  const [pending, setPending] = useState<'mark' | 'save'>()
  const [reportDialog, setReportDialog] = useState<'never' | 'open' | 'closed'>('never')
  const { positionID, status, sources, evidence } = position
  const isSaved = useIsSaved(positionID) ?? position.saved
  const isContacted = status === 'contacted'
  const source = sources
    .map(({ url }) => parseWebUrl(sourceAddress(url, evidence)))
    .find((address) => address !== undefined)

  async function trackPending(what: 'mark' | 'save', act: Promise<boolean>) {
    setPending(what)
    await act
    setPending(undefined)
  }

  const markAs = (next: PositionStatus) => void trackPending('mark', mark(positionID, next))

  return (
    <div className="@container/actions">
      <div className="flex flex-wrap gap-1.5">
        <Button
          look={isContacted ? 'plain' : 'primary'}
          size="small"
          aria-pressed={isContacted}
          aria-keyshortcuts="c"
          busy={pending === 'mark'}
          className="px-2.5! pointer-coarse:h-10 aria-pressed:border-done/40 aria-pressed:bg-done-soft aria-pressed:text-done"
          onClick={() => void trackPending('mark', toggleContacted(position))}
        >
          {isContacted && <Check className="size-4" aria-hidden="true" />}
          {t(isContacted ? 'detail.contacted' : 'detail.markContacted')}
          {!isContacted && (
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd>c</Kbd>
            </span>
          )}
        </Button>
        <SaveButton
          look="plain"
          isSaved={isSaved}
          busy={pending === 'save'}
          onClick={() => void trackPending('save', toggleSaved(position))}
        />
        {!position.discarded && <DiscardButton position={position} />}
        <CopyLinkButton path={inboxLinks.position(positionID)} />
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
        <MoreMenu>
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
          <MenuAction icon={<Flag aria-hidden="true" />} onSelect={() => setReportDialog('open')}>
            {t('detail.report')}
          </MenuAction>
        </MoreMenu>
        {reportDialog !== 'never' && (
          <Suspense fallback={null}>
            <ReportPositionDialog
              open={reportDialog === 'open'}
              positionID={positionID}
              onClose={() => setReportDialog('closed')}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
