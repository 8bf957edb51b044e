import { useQuery } from '@tanstack/react-query'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../../ui/pages/states.tsx'
import type { PositionFilter } from '../position-filter.ts'
import { positionsQuery } from '../positions.api.ts'
import { LazyLimitReached } from '../results/lazy-limit-reached.tsx'
import {
  CompanyCell,
  FoundCell,
  type ListedPosition,
  NameCell,
  PlaceCell,
  StatusDot,
} from '../results/position-cells.tsx'
import { defaultState, writeSearch } from '../search-url.ts'
import { useNoteSearch } from '../unseen-count.ts'
import { searchBySaved, useSearchState } from '../use-search-state.ts'
import { useListHotkeys } from './use-list-hotkeys.ts'

type FilterResultsProps = { id: string; saved: SavedFilter; filter: PositionFilter }

const noRows: PositionSearchResult['positions'] = []

/** The newest results of a saved filter, below it: the first page of the search that opening it begins. */
export function FilterResults({ id, saved, filter }: FilterResultsProps) {
  const { t } = useTranslation()
  const { page } = useSearchState()
  const { filterID, name } = saved
  const search = useMemo(() => ({ filter, sort: defaultState.sort, filterID }), [filter, filterID])
  const { data, error, refetch } = useQuery(positionsQuery(search, 1))
  useNoteSearch(search, data?.searchID)
  const announcement = useListHotkeys(data?.positions ?? noRows, { first: 0, pageOf: () => page })

  function content(): ReactNode {
    if (error?.code === 'search_limit_reached') return <LazyLimitReached />
    if (error) return <ErrorState title={t('errors.title')} code={error.code} onRetry={() => void refetch()} />
    if (data === undefined) {
      return (
        <div className="px-8 py-4">
          <LoadingLines count={4} />
        </div>
      )
    }
    return <Results saved={saved} found={data} />
  }

  return (
    <section id={id} aria-label={t('savedFilters.resultsOf', { name })} className="border-line/60 border-t bg-soft/50">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {content()}
    </section>
  )
}

function Results({ saved, found: { positions, total } }: { saved: SavedFilter; found: PositionSearchResult }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (positions.length === 0) return <p className="px-8 py-4 text-muted text-sm">{t('savedFilters.noResults')}</p>
  return (
    <>
      <ul className="divide-y divide-line/60">
        {positions.map((position) => (
          <ResultRow key={position.positionID} position={position} />
        ))}
      </ul>
      {total > positions.length && (
        <p className="border-line/60 border-t px-8 py-2.5">
          <Link to={writeSearch(searchBySaved(saved))} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('savedFilters.allResults', { count: total, n: formatNumber(total, language) })}
          </Link>
        </p>
      )}
    </>
  )
}

function ResultRow({ position }: { position: ListedPosition }) {
  const state = useSearchState()
  const isOpen = position.positionID === state.positionID
  return (
    <li
      data-row={position.positionID}
      aria-current={isOpen || undefined}
      className={clsx(
        'relative flex gap-x-3 py-2.5 pr-4 pl-8 text-sm transition-colors sm:pr-5 [&_a]:after:absolute [&_a]:after:inset-0',
        isOpen ? 'bg-brand-soft' : 'hover:bg-soft',
      )}
    >
      <span className="pt-[5px]">
        <StatusDot status={position.status} />
      </span>
      <div className="flex min-w-0 grow flex-wrap gap-x-5 gap-y-1">
        <div className="min-w-0 flex-[3_1_200px]">
          <NameCell position={position} navigation={state} withSkills={false} withExperience={false} />
        </div>
        <div className="min-w-0 flex-[2_1_170px]">
          <CompanyCell position={position} withEmployees={false} />
        </div>
        <div className="min-w-0 flex-[1_1_110px]">
          <PlaceCell places={position.places} />
        </div>
      </div>
      <FoundCell firstSeen={position.firstSeen} />
    </li>
  )
}
