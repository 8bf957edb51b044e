import { useQuery } from '@tanstack/react-query'
import { retention } from '@vedetta/contracts/facts/retention'
import type { RecentSearch } from '@vedetta/contracts/search/recent-searches'
import { isCounted, searchCosts } from '@vedetta/contracts/search/search-cost'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { fromCriteria, type PositionFilter } from '../position-filter.ts'
import { recentSearchesQuery } from '../positions.api.ts'
import { CriteriaText } from '../saved/criteria-text.tsx'
import { defaultState, isSameFilter, writeSearch } from '../search-url.ts'
import { optionOf, SuggestionList, type SuggestionsProps } from './suggestion-list.tsx'

/** The person's own last searches but the current one, each with what opening it costs. */
export function RecentSearches({ id, filter, active, onLost, onShown, onLeave }: SuggestionsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(recentSearchesQuery)
  const others = useMemo(
    () =>
      (data?.searches ?? [])
        .map((search) => ({ search, filter: fromCriteria(search) }))
        .filter((recent) => !isSameFilter(recent.filter, filter)),
    [data, filter],
  )
  if (others.length === 0) return null
  return (
    <SuggestionList
      id={id}
      active={active}
      onLost={onLost}
      label={t('search.recent')}
      note={t('search.recentKept', { days: retention.searchDays })}
      status={t('search.recentCount', { count: others.length })}
      onShown={onShown}
    >
      {others.map((recent) => (
        <Recent key={recent.search.startedAt} {...recent} listId={id} active={active} onOpen={onLeave} />
      ))}
    </SuggestionList>
  )
}

type RecentProps = {
  search: RecentSearch
  filter: PositionFilter
  listId: string
  active: string | undefined
  onOpen: () => void
}

function Recent({ search, filter, listId, active, onOpen }: RecentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { short } = searchCosts[search.rule]
  return (
    <Link
      to={{ search: writeSearch({ ...defaultState, filter, sort: search.sort }) }}
      onClick={onOpen}
      {...optionOf(`${listId}-${search.startedAt}`, active)}
    >
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 grow basis-40 truncate text-muted">
          <CriteriaText filter={filter} />
        </span>
        <span className="shrink-0 text-muted text-xs">
          {isCounted(search.rule) ? short[language] : t('results.free', { why: short[language] })}
        </span>
      </span>
    </Link>
  )
}
