import { useQuery } from '@tanstack/react-query'
import type { RecentSearch } from '@vedetta/contracts/recent-searches'
import { retention } from '@vedetta/contracts/retention'
import { isCounted, searchCosts } from '@vedetta/contracts/search-cost'
import { type KeyboardEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { fromCriteria, type PositionFilter } from '../position-filter.ts'
import { recentSearchesQuery } from '../positions.api.ts'
import { CriteriaText } from '../saved/criteria-text.tsx'
import { defaultState, isSameFilter, writeSearch } from '../search-url.ts'

type RecentSearchesProps = {
  /** The current search, which is not listed. */
  filter: PositionFilter
  onOpen: () => void
}

/** The person's own last searches below the empty field, each with what opening it costs. */
export function RecentSearches({ filter, onOpen }: RecentSearchesProps) {
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
    <fieldset
      className="absolute inset-x-0 top-full min-w-0 z-30 mt-1.5 max-h-[60svh] overflow-y-auto overscroll-contain rounded-lg border border-edge/60 bg-card p-1"
      onKeyDown={moveByArrows}
      // A press must not take the focus from the field first, which would close the list: some browsers focus no links.
      onMouseDown={(event) => event.preventDefault()}
    >
      <legend className="sr-only">{t('search.recent')}</legend>
      <p aria-hidden="true" className="flex justify-between gap-3 px-2.5 pt-1.5 pb-1 text-muted text-xs">
        <span className="font-medium">{t('search.recent')}</span>
        <span>{t('search.recentKept', { days: retention.searchDays })}</span>
      </p>
      <p role="status" className="sr-only">
        {t('search.recentCount', { count: others.length })}
      </p>
      <ul>
        {others.map((recent) => (
          <li key={recent.search.startedAt}>
            <Recent {...recent} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Recent({ search, filter, onOpen }: { search: RecentSearch; filter: PositionFilter; onOpen: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { short } = searchCosts[search.rule]
  return (
    <Link
      to={{ search: writeSearch({ ...defaultState, filter, sort: search.sort }) }}
      onClick={onOpen}
      className="flex flex-wrap items-baseline gap-x-3 rounded-md px-2.5 py-1.5 text-sm outline-none hover:bg-hover focus-visible:bg-brand-soft pointer-coarse:py-2.5"
    >
      <span className="min-w-0 grow basis-40 truncate text-muted">
        <CriteriaText filter={filter} />
      </span>
      <span className="shrink-0 text-muted text-xs">
        {isCounted(search.rule) ? short[language] : t('results.free', { why: short[language] })}
      </span>
    </Link>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')]
  const next = document.activeElement && links[links.indexOf(document.activeElement) + step]
  // Above the first is the field.
  const target = next ?? (step < 0 ? event.currentTarget.form?.querySelector('input') : undefined)
  if (target instanceof HTMLElement) target.focus()
}
