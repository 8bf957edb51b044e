import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../features/positions/filter-chips.tsx'
import { FilterPanel } from '../features/positions/filter-panel.tsx'
import { countOf } from '../features/positions/position-filter.ts'
import { PositionsResults } from '../features/positions/positions-results.tsx'
import { SearchBar } from '../features/positions/search-bar.tsx'
import { useSearchState } from '../features/positions/use-search-state.ts'
import { buttonClass } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'

export function Component() {
  const { t } = useTranslation()
  const state = useSearchState()
  const { filter, apply } = state
  const count = countOf(filter)
  return (
    <main>
      <title>{`${t('positions.title')} · Vedetta`}</title>
      <h1 className="sr-only">{t('positions.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-line border-b bg-card px-4 py-3 sm:px-5">
        <SearchBar filter={filter} onApply={apply}>
          <Drawer
            trigger={
              <>
                <SlidersHorizontal className="size-4" aria-hidden="true" />
                {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
              </>
            }
            triggerClassName={buttonClass({ look: 'plain', className: 'max-sm:grow xl:hidden' })}
            title={t('filters.open')}
            footer={t('filters.show')}
          >
            <FilterPanel filter={filter} onApply={apply} />
          </Drawer>
        </SearchBar>
        <FilterChips filter={filter} onApply={apply} />
      </div>
      <div className="xl:grid xl:grid-cols-[252px_minmax(0,1fr)]">
        <aside
          aria-label={t('filters.open')}
          className="sticky top-14 hidden max-h-[calc(100svh-56px)] self-start overflow-y-auto overscroll-contain py-2 pr-4 pl-5 xl:block"
        >
          <FilterPanel filter={filter} onApply={apply} />
        </aside>
        <div id="content" tabIndex={-1} className="min-w-0 pb-6 outline-none sm:px-5 sm:pt-3.5 xl:pl-0">
          <PositionsResults {...state} />
        </div>
      </div>
    </main>
  )
}
