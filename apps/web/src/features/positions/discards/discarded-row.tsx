import { type DiscardedPosition, discardReasons } from '@vedetta/contracts/inbox/discarded-positions'
import { clsx } from 'clsx'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDate, formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Pill } from '../../../ui/controls/pill.tsx'
import { CompanyCell, PlaceCell, StatusDot } from '../results/position-cells.tsx'
import { PositionLink } from '../results/position-link.tsx'
import { useSearchState } from '../use-search-state.ts'

type DiscardedRowProps = { position: DiscardedPosition; onRestore: () => void }

export function DiscardedRow({ position, onRestore }: DiscardedRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const state = useSearchState()
  const { positionID, name, status, closedAt, reason } = position
  const isOpen = positionID === state.positionID
  const discardedAt = new Date(position.discardedAt)
  return (
    <li
      data-row={positionID}
      aria-current={isOpen || undefined}
      className={clsx(
        'relative flex gap-x-3 py-3 pr-2 pl-4 text-sm transition-colors sm:pr-3 sm:pl-5',
        isOpen ? 'bg-brand-soft' : 'hover:bg-soft',
      )}
    >
      <span className="pt-[5px]">
        <StatusDot status={status} />
      </span>
      <div className="flex min-w-0 grow flex-wrap gap-x-5 gap-y-1.5">
        <div className="min-w-0 flex-[3_1_220px]">
          <PositionLink
            positionID={positionID}
            navigation={state}
            className="break-words rounded-sm font-medium leading-[18px] after:absolute after:inset-0"
          >
            {name}
          </PositionLink>
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            {reason && <Pill tone="neutral">{discardReasons[reason][language]}</Pill>}
            {closedAt && <Pill tone="no">{t('saved.closed', { day: formatDate(new Date(closedAt), language) })}</Pill>}
            <time
              dateTime={position.discardedAt}
              title={formatInstant(discardedAt, language)}
              className="relative text-muted text-xs"
            >
              {t('discards.ago', { ago: formatAgo(discardedAt, new Date(), language) })}
            </time>
          </div>
        </div>
        <div className="min-w-0 flex-[2_1_180px]">
          <CompanyCell position={position} withEmployees />
        </div>
        <div className="min-w-0 flex-[1_1_120px]">
          <PlaceCell places={position.places} />
        </div>
      </div>
      <Button
        look="quiet"
        size="icon"
        className="relative -my-2"
        aria-label={t('discards.restoreOf', { name })}
        title={t('discards.restore')}
        onClick={onRestore}
      >
        <Undo2 className="size-4" aria-hidden="true" />
      </Button>
    </li>
  )
}
