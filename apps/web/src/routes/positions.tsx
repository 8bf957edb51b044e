import { useQuery } from '@tanstack/react-query'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { InboxLayout } from '../features/positions/inbox-layout.tsx'
import { countOf } from '../features/positions/position-filter.ts'
import { savedFiltersQuery } from '../features/positions/positions.api.ts'
import { PositionsTab } from '../features/positions/positions-tab.tsx'
import { type PositionTab, writeSearch } from '../features/positions/search-url.ts'
import { searchBySaved, type UrlSearchState, useSearchState } from '../features/positions/use-search-state.ts'
import { markFirstViewReady } from '../lib/first-view.ts'
import { withTexts } from '../lib/load-texts.ts'
import { showToast } from '../lib/toasts.ts'

const contacts = {
  Strip: lazy(async () => ({ default: (await import('../features/contacts/call-strip.tsx')).CallStrip })),
  Section: lazy(async () => ({ default: (await import('./company-contacts.tsx')).CompanyContacts })),
}
const OpenCompany = lazy(async () => {
  const { OpenCompany: Company } = await withTexts(import('./open-company.tsx'), 'company')
  return { default: Company }
})
const AllCompanies = lazy(async () => ({ default: (await import('./all-companies.tsx')).AllCompanies }))
const SavedPositionsTab = lazy(async () => ({
  default: (await import('../features/positions/saved/saved-positions-tab.tsx')).SavedPositionsTab,
}))
const SavedCompaniesTab = lazy(async () => ({
  default: (await import('../features/companies/saved-companies-tab.tsx')).SavedCompaniesTab,
}))
const SavedFiltersTab = lazy(async () => ({
  default: (await withTexts(import('../features/positions/saved/saved-filters-tab.tsx'), 'alerts')).SavedFiltersTab,
}))
const DiscardedTab = lazy(async () => ({
  default: (await withTexts(import('../features/positions/discards/discarded-tab.tsx'), 'discards')).DiscardedTab,
}))

const titles = {
  positions: 'positions.title',
  companies: 'inbox.tabCompanies',
  saved: 'inbox.tabSaved',
  savedCompanies: 'inbox.tabSavedCompanies',
  filters: 'inbox.tabFilters',
  discarded: 'inbox.tabDiscarded',
} as const satisfies Record<PositionTab, string>

export function Component() {
  const { t } = useTranslation()
  const state = useSearchState()
  const arrival = useArrival(state)
  const { tab, isPage, isAnyOpen } = state
  // The list of positions says itself when it is shown.
  const isOtherView = isPage || tab !== 'positions'
  useEffect(() => {
    if (isOtherView) markFirstViewReady()
  }, [isOtherView])
  const title = isPage ? t('inbox.companyPage') : t(titles[tab])
  return (
    <main className="lg:flex lg:min-h-[520px] lg:flex-[1_1_0] lg:flex-col">
      {(!isAnyOpen || arrival !== 'here') && <title>{`${title} · Vedetta`}</title>}
      <h1 className="sr-only">{title}</h1>
      {arrival === 'morning' && <Navigate to={inboxLinks.filters} replace />}
      {arrival === 'lost filter' && <ToFilters />}
      {typeof arrival === 'object' && <Navigate to={arrival} replace />}
      {arrival !== 'here' ? null : isPage ? (
        <Suspense fallback={null}>
          <OpenCompany state={state} />
        </Suspense>
      ) : (
        <Tab state={state} company={<OpenCompany state={state} />} />
      )}
    </main>
  )
}

type Arrival = 'unknown' | 'morning' | 'lost filter' | 'here' | { readonly search: string }

/**
 * A person with a bell who comes to the bare address sees the saved filters first, and a link to a saved filter leads to its
 * results. Nothing is shown until that is known, since the list of positions would begin a search. A person who clears a search
 * later stays on the list.
 */
function useArrival({ filterID, alertNo, filter, tab }: UrlSearchState): Arrival {
  const { search } = useLocation()
  const { data, isPending } = useQuery(savedFiltersQuery)
  const [isArriving, setArriving] = useState(search === '')
  const hasBell = data?.filters.some(({ bell }) => bell) ?? false
  if (isArriving && (search !== '' || !(isPending || hasBell))) setArriving(false)
  if (isArriving) return hasBell ? 'morning' : 'unknown'
  if (filterID === undefined || tab !== 'positions' || countOf(filter) > 0) return 'here'
  if (isPending) return 'unknown'
  const saved = data?.filters.find((each) => each.filterID === filterID)
  if (!saved) return 'lost filter'
  const searchOfSaved = writeSearch({ ...searchBySaved(saved), alertNo })
  return searchOfSaved === search ? 'here' : { search: searchOfSaved }
}

/** The saved filters instead of one that was deleted since its link was sent. */
function ToFilters() {
  const { t } = useTranslation()
  useEffect(() => {
    showToast({ type: 'info', title: t('savedFilters.gone'), duration: 4000 })
  }, [t])
  return <Navigate to={inboxLinks.filters} replace />
}

function Tab({ state, company }: { state: UrlSearchState; company: ReactNode }) {
  const { tab, page, hrefOf, hrefOfTab } = state
  if (tab === 'positions') return <PositionsTab state={state} company={company} contacts={contacts} />
  if (tab === 'companies') {
    return (
      <Suspense fallback={null}>
        <AllCompanies state={state} company={company} contacts={contacts} />
      </Suspense>
    )
  }
  return (
    <InboxLayout state={state} company={company} contacts={contacts}>
      <div className="relative mx-auto w-full max-w-5xl lg:min-h-0 lg:overflow-y-auto lg:pb-6">
        <Suspense fallback={null}>
          {tab === 'saved' && <SavedPositionsTab />}
          {tab === 'savedCompanies' && (
            <SavedCompaniesTab paging={{ page, hrefOf }} hrefOfSearch={hrefOfTab('companies')} navigation={state} />
          )}
          {tab === 'filters' && <SavedFiltersTab />}
          {tab === 'discarded' && <DiscardedTab />}
        </Suspense>
      </div>
    </InboxLayout>
  )
}
