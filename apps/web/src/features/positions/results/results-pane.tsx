import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { clsx } from 'clsx'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { ApiFailure } from '../../../lib/api-query.ts'
import { afterFirstView } from '../../../lib/first-view.ts'
import { withTexts } from '../../../lib/load-texts.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useMediaQuery, wideScreen } from '../../../lib/use-media-query.ts'
import { useStableCallback } from '../../../lib/use-stable-value.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/pages/states.tsx'
import { ResultPagination } from '../../../ui/tables/result-pagination.tsx'
import { refreshSearch, type Search } from '../positions.api.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import { LazyLimitReached } from './lazy-limit-reached.tsx'
import { PositionCards } from './position-cards.tsx'
import type { PositionNavigation } from './position-link.tsx'
import { PositionTable } from './position-table.tsx'
import { ResultsHeader } from './results-header.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { Sorting } from './sorting.ts'
import { useCostText } from './use-cost-text.ts'
import type { Grouping } from './use-grouped-rows.ts'
import type { Selection } from './use-selection.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useTotals } from './use-totals.ts'

const NoResults = lazy(async () => ({ default: (await import('../filters/no-results.tsx')).NoResults }))
const FewResults = lazy(async () => ({ default: (await import('./few-results.tsx')).FewResults }))
const GroupButton = lazy(() =>
  afterFirstView(async () => ({ default: (await import('./group-button.tsx')).GroupButton })),
)
const SelectionBar = lazy(async () => ({
  default: (await withTexts(import('./selection-bar.tsx'), 'discards')).SelectionBar,
}))

type ResultsPaneProps = {
  search: Search
  found: UseQueryResult<PositionSearchResult, ApiFailure>
  state: UrlSearchState
  selection: Selection
  /** The open position, or the last one open. */
  current: string | undefined
  onExport: () => void
  onHelp: () => void
  sorting: Sorting
  grouping: Grouping
}

export function ResultsPane({
  search,
  found,
  state,
  selection,
  current,
  onExport,
  onHelp,
  sorting,
  grouping,
}: ResultsPaneProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery(wideScreen)
  const heading = useRef<HTMLHeadingElement>(null)
  const layout = useTableLayout()
  const refreshing = useRefresh(search, state.hrefOf(1))
  const { data, error, isFetching, refetch } = found
  const { filter, page, apply, hrefOf } = state
  const totals = useTotals(data)
  const cost = useCostText(error || found.isPlaceholderData ? undefined : data)
  const navigation = useStableNavigation(state)

  function content(result: PositionSearchResult | undefined) {
    if (error?.code === 'search_limit_reached') return <LazyLimitReached />
    if (error) return <ErrorState title={t('errors.title')} code={error.code} onRetry={() => void refetch()} />
    if (result?.total === 0) {
      return (
        <Suspense>
          <NoResults of="positions" filter={filter} onApply={apply} offers={result.offers} />
        </Suspense>
      )
    }
    if (result?.positions.length === 0) {
      return (
        <EmptyState title={t('empty.page')} text={t('empty.pageText')}>
          <Link to={hrefOf(1)} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('empty.firstPage')}
          </Link>
        </EmptyState>
      )
    }
    const list = { rows: [...grouping.rows], isLoading: !result, navigation, grouping }
    if (!isWide) return <PositionCards label={t('results.caption')} sort={sorting.sort} {...list} />
    return (
      <PositionTable
        list={result && `${result.searchID} ${result.page}`}
        caption={t('results.caption')}
        current={current}
        layout={layout}
        selection={selection}
        isNarrow={state.isAnyOpen}
        sorting={sorting}
        {...list}
      />
    )
  }

  return (
    <section className="flex h-full min-w-0 flex-col bg-card max-sm:border-line max-sm:border-b sm:rounded-lg sm:border sm:border-line lg:rounded-b-none lg:border-b-0">
      <ResultsHeader
        heading={heading}
        title={error ? t('results.unknown') : (totals?.positions ?? t('results.loading'))}
        text={error ? undefined : totals?.companies}
        cost={cost}
        layout={state.isAnyOpen ? undefined : layout}
        isRefreshing={refreshing.isPending}
        onRefresh={() => refreshing.mutate()}
        onExport={data && data.total > 0 && !error ? onExport : undefined}
        onHelp={onHelp}
      >
        <SortMenu {...sorting} />
        <Suspense>
          <GroupButton isGrouped={state.isGrouped} onChange={state.setGrouped} />
        </Suspense>
      </ResultsHeader>
      <p role="status" className="sr-only">
        {isFetching ? t('results.loading') : !error && totals && `${totals.positions} ${totals.companies ?? ''}`}
      </p>
      <div
        className={clsx(
          'min-h-0 grow transition-opacity lg:overflow-hidden',
          isFetching && found.isPlaceholderData && 'opacity-50',
        )}
      >
        {content(data)}
      </div>
      {/* Below the list, whose rows must not move under the pointer that selects them. */}
      {selection.positions.length > 0 && (
        <Suspense>
          <SelectionBar selection={selection} onExport={onExport} />
        </Suspense>
      )}
      {data && !error && data.offers.length > 0 && (
        <Suspense>
          <FewResults found={data} onApply={apply} />
        </Suspense>
      )}
      {data && !error && (
        <ResultPagination found={data} paging={{ page, hrefOf }} onGo={() => heading.current?.focus()} />
      )}
    </section>
  )
}

/** A stable object while the open position changes, so that memoised rows do not render again. */
function useStableNavigation({ openPosition, hrefOfPosition }: UrlSearchState): PositionNavigation {
  const open = useStableCallback(openPosition)
  const here = hrefOfPosition('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links depend on the rest of the URL alone
  return useMemo(() => ({ openPosition: open, hrefOfPosition }), [open, here])
}

/** Leads to the first page, where new positions are. */
function useRefresh(search: Search, firstPage: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => refreshSearch(client, search),
    onSuccess: () => navigate(firstPage),
    onError: ({ code }) =>
      showToast({ type: 'warning', title: t('inbox.notRefreshed'), description: errorText(code), duration: 4000 }),
  })
}
