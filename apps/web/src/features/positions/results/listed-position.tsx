import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { ListRow, type RowAction } from '../../../ui/tables/list-row.tsx'
import { useSearchState } from '../use-search-state.ts'
import { CompanyCell, PlaceCell, StatusDot } from './position-cells.tsx'
import { PositionLink } from './position-link.tsx'

type ListedPositionProps = {
  position: PositionRow & { closedAt: string | null }
  titleClass: string
  /** Before the pill of a closed position. */
  pills: ReactNode
  /** When it came on the list, and how the row says so. */
  at: Date
  ago: string
  action: RowAction
}

/** A position of a person's own list, open or closed. */
export function ListedPosition({ position, titleClass, pills, at, ago, action }: ListedPositionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const state = useSearchState()
  const { positionID, name, status, closedAt } = position
  return (
    <ListRow id={positionID} isCurrent={positionID === state.positionID} action={action}>
      <span className="pt-[5px]">
        <StatusDot status={status} />
      </span>
      <div className="flex min-w-0 grow flex-wrap gap-x-5 gap-y-1.5">
        <div className="min-w-0 flex-[3_1_220px]">
          <PositionLink
            positionID={positionID}
            navigation={state}
            className={clsx('break-words rounded-sm leading-[18px] after:absolute after:inset-0', titleClass)}
          >
            {name}
          </PositionLink>
          <div className="mt-1 flex flex-wrap items-center gap-1.5">
            {pills}
            {closedAt && <Pill tone="no">{t('saved.closed', { day: formatDate(new Date(closedAt), language) })}</Pill>}
            <time
              dateTime={at.toISOString()}
              title={formatInstant(at, language)}
              className="relative text-muted text-xs"
            >
              {ago}
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
    </ListRow>
  )
}
