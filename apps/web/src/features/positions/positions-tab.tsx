import { useQuery, useQueryClient } from '@tanstack/react-query'
import { canSortBy, positionSorts, sortOf } from '@vedetta/contracts/search/position-sort'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../lib/commands.ts'
import { afterFirstView, markFirstViewReady } from '../../lib/first-view.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'
import { useStableCallback, useStableValue } from '../../lib/use-stable-value.ts'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FiltersButton } from './filters/filters-button.tsx'
import { RelatedRoles } from './filters/related-roles.tsx'
import { SearchBar } from './filters/search-bar.tsx'
import { InboxLayout, type InboxLayoutProps, useFiltersBeside } from './inbox-layout.tsx'
import { countOf, toCriteria } from './position-filter.ts'
import { findCachedSearch, positionsQuery, repeatSearch, type Search } from './positions.api.ts'
import { groupSelection } from './results/group-selection.ts'
import { ResultsPane } from './results/results-pane.tsx'
import { useCloseLostPosition } from './results/use-close-lost-position.ts'
import { useGroupedRows } from './results/use-grouped-rows.ts'
import { useInboxHotkeys } from './results/use-inbox-hotkeys.ts'
import { useSelection } from './results/use-selection.ts'
import { useTriage } from './results/use-triage.ts'
import { SaveFilterButton } from './saved/save-filter-button.tsx'
import { useNoteSearch } from './unseen-count.ts'

const FilterPanel = lazy(() =>
  afterFirstView(async () => ({ default: (await import('./filters/filter-panel.tsx')).FilterPanel })),
)
const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-found-dialog.tsx')).ExportFoundDialog,
}))
const HotkeyHelp = lazy(async () => ({ default: (await import('./results/hotkey-help.tsx')).HotkeyHelp }))

type PositionsTabProps = Pick<InboxLayoutProps, 'state' | 'company' | 'contacts'>

/** The search, its results, and the open position or company. */
export function PositionsTab({ state, company, contacts }: PositionsTabProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { filterID, alertNo, page, positionID, isGrouped } = state
  const filter = useStableValue(state.filter)
  const { position } = toCriteria(filter)
  const sort = sortOf(state.sort, position)
  const apply = useStableCallback(state.apply)
  const search = useMemo<Search>(
    () => ({ filter, sort, isGrouped, filterID, alertNo }),
    [filter, sort, isGrouped, filterID, alertNo],
  )
  const found = useQuery(positionsQuery(search, page))
  const { data } = found
  const grouping = useGroupedRows(data, JSON.stringify([filter, sort]), state)
  const { rows } = grouping
  const selection = groupSelection(useSelection(JSON.stringify(filter)), grouping)
  const triage = useTriage({ rows, pages: data?.pages ?? 0, search, state })
  const exporting = useLazyDialog()
  const help = useLazyDialog()
  const announcement = useInboxHotkeys({
    rows,
    grouping,
    triage,
    selection,
    state,
    onExport: exporting.open,
    onHelp: help.open,
  })
  useCommands(() => [
    ...(rows.length > 0
      ? [{ id: 'export', group: 'actions' as const, label: t('inbox.export'), keys: '⇧ E', run: exporting.open }]
      : []),
    { id: 'hotkeys', group: 'actions', label: t('keys.title'), keys: '?', run: help.open },
  ])
  useCloseLostPosition({ filter, rows: found.isPlaceholderData ? undefined : data?.positions, state })
  // Of pages of one search the counts stay; those of other criteria are cancelled as soon as these change.
  const searchID = found.isPlaceholderData ? findCachedSearch(client, search)?.searchID : data?.searchID
  useNoteSearch(search, searchID)
  const isAnswered = data !== undefined || found.isError
  useEffect(() => {
    if (isAnswered) markFirstViewReady()
  }, [isAnswered])
  const isBeside = useFiltersBeside(state.isAnyOpen)
  const hasFailed = data === undefined && found.isError
  const [panel, hiddenPanel] = useMemo(
    () =>
      [searchID, undefined].map((counted) => (
        <Suspense key="panel" fallback={<LoadingLines count={9} />}>
          <FilterPanel filter={filter} onApply={apply} counted={hasFailed ? null : { searchID: counted }} />
        </Suspense>
      )),
    [filter, apply, searchID, hasFailed],
  )

  return (
    <InboxLayout
      state={state}
      row={data?.positions.find((row) => row.positionID === positionID)}
      onMove={(step) => void triage.move(step)}
      company={company}
      contacts={contacts}
      filters={isBeside ? panel : hiddenPanel}
      top={
        <>
          <SearchBar
            field="name"
            filter={filter}
            freeUntil={found.isPlaceholderData ? null : (data?.freeUntil ?? null)}
            onApply={apply}
            onRepeat={() => void repeatSearch(client)}
          >
            <FiltersButton count={countOf(filter)} isOpen={state.isAnyOpen} show={t('filters.show')} panel={panel} />
            <SaveFilterButton className="max-sm:grow" />
          </SearchBar>
          <FilterChips filter={filter} onApply={apply}>
            <RelatedRoles
              filter={filter}
              related={data?.related}
              freeUntil={found.isPlaceholderData ? undefined : data?.freeUntil?.related}
              onApply={apply}
            />
          </FilterChips>
        </>
      }
    >
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ResultsPane
        search={search}
        found={found}
        state={state}
        selection={selection}
        current={triage.current?.positionID}
        onExport={exporting.open}
        onHelp={help.open}
        grouping={grouping}
        sorting={{ sort, available: positionSorts.filter((each) => canSortBy(each, position)), setSort: state.setSort }}
      />
      {exporting.wasOpened && data && (
        <Suspense>
          <ExportDialog {...exporting.dialog} found={data} shown={rows} selected={selection.positions} />
        </Suspense>
      )}
      {help.wasOpened && (
        <Suspense>
          <HotkeyHelp {...help.dialog} />
        </Suspense>
      )}
    </InboxLayout>
  )
}
