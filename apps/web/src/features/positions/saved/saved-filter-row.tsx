import { useQuery } from '@tanstack/react-query'
import type { SavedFilter } from '@vedetta/contracts/saved-filters'
import { clsx } from 'clsx'
import { Ellipsis, Pencil, Replace, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuAction } from '../../../ui/menu.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { countOf, fromCriteria } from '../position-filter.ts'
import { useSearchState } from '../use-search-state.ts'
import { CriteriaText } from './criteria-text.tsx'
import { filterCountQuery } from './saved.api.ts'

type SavedFilterRowProps = {
  saved: SavedFilter
  onRename: () => void
  onOverwrite: () => void
  onDelete: () => void
}

export function SavedFilterRow({ saved, onRename, onOverwrite, onDelete }: SavedFilterRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filter: current, filterID, openFilter } = useSearchState()
  const filter = useMemo(() => fromCriteria(saved), [saved])
  const isOpen = saved.filterID === filterID
  const { name, createdAt } = saved
  return (
    <li
      className={clsx(
        'flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3.5 sm:flex-nowrap sm:px-5',
        isOpen && 'bg-brand-soft/50',
      )}
    >
      <div className="min-w-0 flex-[1_1_100%] sm:flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0">
            <button
              type="button"
              onClick={() => openFilter(saved)}
              className="max-w-full break-words rounded-sm text-left font-semibold hover:text-brand hover:underline"
            >
              {name}
            </button>
          </h3>
          {isOpen && <Pill tone="brand">{t('savedFilters.current')}</Pill>}
        </div>
        <p className="mt-0.5 text-pretty break-words text-muted text-sm">
          <CriteriaText filter={filter} />
        </p>
        <p className="mt-1 text-muted text-xs">
          <time dateTime={createdAt}>
            {t('savedFilters.savedOn', { day: formatDate(new Date(createdAt), language) })}
          </time>
        </p>
      </div>
      <FilterCount saved={saved} />
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Button
          look="plain"
          size="small"
          aria-label={t('savedFilters.openOf', { name })}
          onClick={() => openFilter(saved)}
        >
          {t('savedFilters.open')}
        </Button>
        <Menu
          label={<span className="block max-w-64 truncate font-medium text-sm">{name}</span>}
          trigger={
            <Button look="quiet" size="icon" className="-my-1 -mr-2" aria-label={t('savedFilters.moreOf', { name })}>
              <Ellipsis className="size-4" aria-hidden="true" />
            </Button>
          }
        >
          <MenuAction icon={<Pencil aria-hidden="true" />} onSelect={onRename}>
            {t('savedFilters.rename')}
          </MenuAction>
          <MenuAction icon={<Replace aria-hidden="true" />} disabled={countOf(current) === 0} onSelect={onOverwrite}>
            {t('savedFilters.overwriteWithCurrent')}
          </MenuAction>
          <MenuAction icon={<Trash2 aria-hidden="true" />} look="danger" onSelect={onDelete}>
            {t('savedFilters.delete')}
          </MenuAction>
        </Menu>
      </div>
    </li>
  )
}

/** The stored count until the current one is loaded. */
function FilterCount({ saved }: { saved: SavedFilter }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: fresh } = useQuery({ ...filterCountQuery(saved.filterID), enabled: false })
  const count = fresh ?? saved.count
  return (
    <p className="shrink-0 pt-px text-sm tabular-nums sm:min-w-28 sm:text-right">
      {count === null ? (
        <span className="text-muted">{t('savedFilters.notCounted')}</span>
      ) : (
        t('savedFilters.found', { count, n: formatNumber(count, language) })
      )}
    </p>
  )
}
