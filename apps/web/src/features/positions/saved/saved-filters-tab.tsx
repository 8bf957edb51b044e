import { useQuery } from '@tanstack/react-query'
import type { SavedFilter } from '@vedetta/contracts/saved-filters'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadStateOf } from '../../../lib/load-state.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { SavedPane } from '../../../ui/saved-pane.tsx'
import { State } from '../../../ui/states.tsx'
import { savedFiltersQuery } from '../positions.api.ts'
import { useSearchState } from '../use-search-state.ts'
import { SavedFilterList } from './saved-filter-list.tsx'
import { useFilterLimit } from './use-filter-limit.ts'

const noFilters: SavedFilter[] = []

export function SavedFiltersTab() {
  const { t } = useTranslation()
  const { page, hrefOf, hrefOfTab } = useSearchState()
  const limit = useFilterLimit()
  const query = useQuery(savedFiltersQuery)
  const { data, error, refetch } = query
  return (
    <SavedPane
      title={t('savedFilters.title')}
      aside={limit}
      state={loadStateOf(query)}
      failure={error ? { title: t('savedFilters.failed'), code: error.code, onRetry: () => void refetch() } : undefined}
      list={data?.filters ?? noFilters}
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
      {(shown, focusHeading) => <SavedFilterList filters={shown} onChanged={focusHeading} />}
    </SavedPane>
  )
}
