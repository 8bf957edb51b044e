import { useQuery } from '@tanstack/react-query'
import type { SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadStateOf } from '../../../lib/load-state.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { SavedPane } from '../../../ui/details/saved-pane.tsx'
import { State } from '../../../ui/pages/states.tsx'
import { savedFiltersQuery } from '../positions.api.ts'
import { useSearchState } from '../use-search-state.ts'
import { NoAlertsBanner } from './no-alerts-banner.tsx'
import { SavedFilterList } from './saved-filter-list.tsx'
import { useFilterLimit } from './use-filter-limit.ts'

const noFilters: SavedFilter[] = []

export function SavedFiltersTab() {
  const { t } = useTranslation()
  const { page, hrefOf, hrefOfTab } = useSearchState()
  const limit = useFilterLimit()
  // Positions are found and seen meanwhile.
  const query = useQuery({ ...savedFiltersQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  const { data, error, refetch } = query
  const filters = data?.filters ?? noFilters
  return (
    <SavedPane
      title={t('savedFilters.title')}
      aside={limit}
      state={loadStateOf(query)}
      failure={error ? { title: t('savedFilters.failed'), code: error.code, onRetry: () => void refetch() } : undefined}
      list={filters}
      paging={{ page, hrefOf }}
      empty={
        <State
          icon={<ListFilter aria-hidden="true" />}
          title={t('savedFilters.none')}
          text={t('savedFilters.noneText')}
        >
          <Link to={hrefOfTab('positions')} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('savedFilters.toSearch')}
          </Link>
        </State>
      }
    >
      {(shown, focusHeading) => (
        <>
          <NoAlertsBanner hasBell={filters.some(({ bell }) => bell)} />
          <SavedFilterList
            filters={shown}
            from={filters.findIndex(({ filterID }) => filterID === shown[0]?.filterID)}
            total={filters.length}
            onChanged={focusHeading}
          />
        </>
      )}
    </SavedPane>
  )
}
