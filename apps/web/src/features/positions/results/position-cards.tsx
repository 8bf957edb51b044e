import { type PositionSort, sortOrders } from '@vedetta/contracts/search/position-sort'
import { contracts } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import {
  CompanyCell,
  FoundCell,
  type ListedPosition,
  NameCell,
  PillCell,
  PlaceCell,
  StatusDot,
} from './position-cells.tsx'
import type { PositionNavigation } from './position-link.tsx'
import type { Grouping } from './use-grouped-rows.ts'

const SortedValue = lazy(async () => ({ default: (await import('./sorted-value.tsx')).SortedValue }))

type PositionCardsProps = {
  label: string
  sort: PositionSort
  grouping: Grouping
  rows: readonly ListedPosition[]
  isLoading: boolean
  navigation: PositionNavigation
}

const skeletons = Array.from({ length: 8 }, (_, index) => index)

const cardClass = 'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3 pr-4 pl-7'

/** Rows on a phone, in three lines each: position and date, company, place and contract. */
export function PositionCards({ label, sort, grouping, rows, isLoading, navigation }: PositionCardsProps) {
  const { by } = sortOrders[sort]
  const language = useLanguage()
  return (
    <ul aria-label={label} aria-busy={isLoading} className="divide-y divide-line/60 text-sm">
      {isLoading &&
        skeletons.map((card) => (
          <li key={card} className={cardClass}>
            <span className="block h-3.5 w-3/5 animate-pulse rounded-sm bg-line" />
            <span className="block h-3.5 w-14 animate-pulse rounded-sm bg-line" />
            <span className="col-span-2 block h-3 w-2/5 animate-pulse rounded-sm bg-line" />
            <span className="block h-3 w-1/3 animate-pulse rounded-sm bg-line" />
          </li>
        ))}
      {!isLoading &&
        rows.map((position) => (
          <li
            key={position.positionID}
            className={clsx(cardClass, 'active:bg-soft [&_a]:after:absolute [&_a]:after:inset-0')}
          >
            <span className="absolute top-[17px] left-3">
              <StatusDot status={position.status} />
            </span>
            <div className="min-w-0">
              <NameCell position={position} navigation={navigation} withSkills withExperience grouping={grouping} />
            </div>
            <div className="justify-self-end">
              <FoundCell firstSeen={position.firstSeen} />
            </div>
            <div className="col-span-2 flex items-baseline justify-between gap-3">
              <div className="min-w-0">
                <CompanyCell position={position} withEmployees={by !== 'employees'} withTurnover={by !== 'turnover'} />
              </div>
              <div className="shrink-0 text-right font-semibold tabular-nums">
                {by !== 'date' && (
                  <Suspense>
                    <SortedValue position={position} by={by} />
                  </Suspense>
                )}
              </div>
            </div>
            <div className="min-w-0 self-center">
              <PlaceCell places={position.places} km={by === 'distance' ? null : position.distanceKm} />
            </div>
            <div className="justify-self-end">
              {position.contract && (
                <PillCell tone={position.contract === 'permanent' ? 'brand' : 'neutral'}>
                  {contracts[position.contract][language]}
                </PillCell>
              )}
            </div>
          </li>
        ))}
    </ul>
  )
}
