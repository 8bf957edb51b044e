import { positionSorts, sortOrders } from '@vedetta/contracts/search/position-sort'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import type { Sorting } from './sorting.ts'

/** Every order that the criteria allow, also those that no visible column sorts by. */
export function SortMenu({ sort, available, setSort }: Sorting) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="relative flex h-8 items-center rounded-md border border-edge/60 text-sm hover:bg-hover pointer-coarse:h-10">
      <select
        aria-label={t('filters.sort')}
        value={sort}
        onChange={(event) => {
          const chosen = positionSorts.find((each) => each === event.target.value)
          if (chosen) setSort(chosen)
        }}
        className="h-full max-w-48 appearance-none truncate rounded-md bg-transparent pr-7 pl-2.5 pointer-coarse:text-[16px] [&>option]:bg-card [&>option]:text-ink"
      >
        {available.map((each) => (
          <option key={each} value={each}>
            {sortOrders[each][language]}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2 size-4 text-muted" aria-hidden="true" />
    </div>
  )
}
