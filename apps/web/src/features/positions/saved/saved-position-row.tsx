import type { ListedSavedPosition } from '@vedetta/contracts/inbox/saved-positions'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayWithAgo, formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { SavedRow } from '../../../ui/tables/saved-row.tsx'
import { CompanyCell, PlaceCell, StatusDot } from '../results/position-cells.tsx'
import { PositionLink } from '../results/position-link.tsx'
import { UnsureSign } from '../unsure-sign.tsx'
import { useSearchState } from '../use-search-state.ts'

type SavedPositionRowProps = { position: ListedSavedPosition; onRemove: () => void }

export function SavedPositionRow({ position, onRemove }: SavedPositionRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const state = useSearchState()
  const { positionID, name, status, closedAt } = position
  const isOpen = positionID === state.positionID
  const savedAt = new Date(position.savedAt)
  return (
    <SavedRow
      id={positionID}
      isCurrent={isOpen}
      removeLabel={t('saved.removeOf', { name })}
      removeTitle={t('saved.remove')}
      onRemove={onRemove}
    >
      <span className="pt-[5px]">
        <StatusDot status={status} />
      </span>
      <div className="flex min-w-0 grow flex-wrap gap-x-5 gap-y-1.5">
        <div className="min-w-0 flex-[3_1_220px]">
          <PositionLink
            positionID={positionID}
            navigation={state}
            className={clsx(
              'break-words rounded-sm leading-[18px] after:absolute after:inset-0',
              status === 'notSeen' ? 'font-semibold' : 'font-medium text-muted',
            )}
          >
            {name}
          </PositionLink>
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            <UnsureSign reading={position.reading} />
            {closedAt && <Pill tone="no">{t('saved.closed', { day: formatDate(new Date(closedAt), language) })}</Pill>}
            <time
              dateTime={position.savedAt}
              title={formatInstant(savedAt, language)}
              className="relative text-muted text-xs"
            >
              {t('saved.savedOn', { when: formatDayWithAgo(savedAt, new Date(), language) })}
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
    </SavedRow>
  )
}
