import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { InboxLayout } from '../features/positions/inbox-layout.tsx'
import { PositionsTab } from '../features/positions/positions-tab.tsx'
import { useSearchState } from '../features/positions/use-search-state.ts'

const SavedPositionsTab = lazy(async () => ({
  default: (await import('../features/positions/saved/saved-positions-tab.tsx')).SavedPositionsTab,
}))
const SavedFiltersTab = lazy(async () => ({
  default: (await import('../features/positions/saved/saved-filters-tab.tsx')).SavedFiltersTab,
}))

const titles = { positions: 'positions.title', saved: 'inbox.tabSaved', filters: 'inbox.tabFilters' } as const

export function Component() {
  const { t } = useTranslation()
  const state = useSearchState()
  const { tab } = state
  const Saved = tab === 'filters' ? SavedFiltersTab : SavedPositionsTab
  return (
    <main className="lg:flex lg:min-h-[520px] lg:flex-[1_1_0] lg:flex-col">
      <title>{`${t(titles[tab])} · Vedetta`}</title>
      <h1 className="sr-only">{t(titles[tab])}</h1>
      {tab === 'positions' ? (
        <PositionsTab state={state} />
      ) : (
        <InboxLayout state={state}>
          <div className="relative mx-auto w-full max-w-5xl lg:min-h-0 lg:overflow-y-auto lg:pb-6">
            <Suspense fallback={null}>
              <Saved />
            </Suspense>
          </div>
        </InboxLayout>
      )}
    </main>
  )
}
