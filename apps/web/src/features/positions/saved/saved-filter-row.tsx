import type { FilterCount, SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronRight, Ellipsis, Pencil, Replace, Trash2 } from 'lucide-react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Pill } from '../../../ui/controls/pill.tsx'
import { Menu, MenuAction } from '../../../ui/overlays/menu.tsx'
import { SortHandle } from '../../../ui/tables/sort-handle.tsx'
import { countOf, fromCriteria } from '../position-filter.ts'
import { useSearchState } from '../use-search-state.ts'
import { CriteriaText } from './criteria-text.tsx'
import { useFocusAtFilter } from './filter-at.ts'
import { FilterBell } from './filter-bell.tsx'
import { FilterResults } from './filter-results.tsx'

type SavedFilterRowProps = {
  saved: SavedFilter
  /** Undefined until it is counted. */
  count: FilterCount | undefined
  /** Its place on the page, on which it can be dragged, and whether others are above and below it in the whole list. */
  place: { index: number; isFirst: boolean; isLast: boolean }
  onMove: (by: number) => void
  onRename: () => void
  onOverwrite: () => void
  onDelete: () => void
}

export function SavedFilterRow({ saved, count, place, onMove, onRename, onOverwrite, onDelete }: SavedFilterRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { filter: current, filterID, openFilter, openFilterHere } = useSearchState()
  const results = useId()
  const opener = useFocusAtFilter(saved.filterID)
  const filter = useMemo(() => fromCriteria(saved), [saved])
  const isOpen = saved.filterID === filterID
  const { name, createdAt } = saved
  return (
    <li>
      <div
        className={clsx(
          'flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5 pr-4 pl-1 has-active:bg-hover sm:flex-nowrap sm:pr-5 sm:pl-2',
          isOpen && 'bg-brand-soft/50',
        )}
      >
        <div className="flex min-w-0 flex-[1_1_100%] gap-1 sm:flex-1">
          <SortHandle
            name={saved.filterID}
            index={place.index}
            label={t('savedFilters.move', { name })}
            onMove={(to) => onMove(to - place.index)}
            className="-my-2 h-9 pointer-coarse:-my-3 pointer-coarse:h-11"
          />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="min-w-0">
                <button
                  ref={opener}
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? results : undefined}
                  onClick={() => openFilterHere(isOpen ? undefined : saved)}
                  className="flex max-w-full items-baseline gap-1 rounded-sm text-left font-semibold hover:text-brand"
                >
                  <ChevronRight
                    aria-hidden="true"
                    className={clsx(
                      'mt-0.5 -ml-0.5 size-4 shrink-0 self-start text-muted transition-transform',
                      isOpen && 'rotate-90',
                    )}
                  />
                  <span className="min-w-0 break-words">{name}</span>
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
        </div>
        <div className="shrink-0 min-h-10 pt-px text-sm tabular-nums max-sm:pl-8 sm:min-w-40 sm:text-right">
          <Counts saved={saved} count={count} />
        </div>
        <div className="flex items-center gap-1 max-sm:ml-auto">
          <FilterBell saved={saved} />
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
            <MenuAction icon={<ArrowUp aria-hidden="true" />} disabled={place.isFirst} onSelect={() => onMove(-1)}>
              {t('savedFilters.moveUp')}
            </MenuAction>
            <MenuAction icon={<ArrowDown aria-hidden="true" />} disabled={place.isLast} onSelect={() => onMove(1)}>
              {t('savedFilters.moveDown')}
            </MenuAction>
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
      </div>
      {isOpen && <FilterResults id={results} saved={saved} filter={filter} />}
    </li>
  )
}

/** "12 da vedere · 3 oggi", above the number of all; until that is counted, only the number that was counted last. */
function Counts({ saved, count }: Pick<SavedFilterRowProps, 'saved' | 'count'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const n = (number: number) => formatNumber(number, language)
  const found = count?.count ?? saved.count
  return (
    <>
      {count && count.toSee > 0 && (
        <p className="font-semibold">
          {t('savedFilters.toSee', { n: n(count.toSee) })}
          {count.today > 0 && <span className="text-new"> · {t('savedFilters.today', { n: n(count.today) })}</span>}
        </p>
      )}
      {count?.toSee === 0 && <p className="text-muted">{t('savedFilters.nothingToSee')}</p>}
      <p className="text-muted">
        {found === null ? t('savedFilters.notCounted') : t('savedFilters.found', { count: found, n: n(found) })}
      </p>
    </>
  )
}
