import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CompaniesPane } from '../features/companies/companies-pane.tsx'
import {
  companyPartOf,
  toCompanyCriteria,
  withCompanyPart,
  withVatsTyped,
} from '../features/positions/company-filter.ts'
import { FilterChips } from '../features/positions/filters/filter-chips.tsx'
import { FiltersButton } from '../features/positions/filters/filters-button.tsx'
import { NoResults } from '../features/positions/filters/no-results.tsx'
import { SearchBar } from '../features/positions/filters/search-bar.tsx'
import { InboxLayout } from '../features/positions/inbox-layout.tsx'
import { countOf, type PositionFilter } from '../features/positions/position-filter.ts'
import type { UrlSearchState } from '../features/positions/use-search-state.ts'
import { companyPagesKey } from '../lib/shared-lists.ts'
import { useStable, useStableCallback } from '../lib/use-stable.ts'
import { LoadingLines } from '../ui/loading-lines.tsx'

const CompanyFilterPanel = lazy(async () => ({
  default: (await import('../features/positions/filters/company-filter-panel.tsx')).CompanyFilterPanel,
}))

/** The search of companies, by those of the filters that are theirs, and what it finds. */
export function AllCompanies({ state }: { state: UrlSearchState }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { page, companySort, setCompanySort, hrefOf, hrefOfCompany, positionID } = state
  const filter = useStable(companyPartOf(state.filter))
  const criteria = useMemo(() => toCompanyCriteria(filter), [filter])
  const apply = useStableCallback((part: PositionFilter) =>
    state.apply(withCompanyPart(state.filter, withVatsTyped(part))),
  )
  const panel = useMemo(
    () => (
      <Suspense fallback={<LoadingLines count={9} />}>
        <CompanyFilterPanel filter={filter} onApply={apply} />
      </Suspense>
    ),
    [filter, apply],
  )

  return (
    <InboxLayout
      state={state}
      filters={panel}
      top={
        <>
          <SearchBar
            field="companyName"
            filter={filter}
            onApply={apply}
            onAgain={() => void client.invalidateQueries({ queryKey: companyPagesKey })}
          >
            <FiltersButton
              count={countOf(filter)}
              isOpen={positionID !== undefined}
              show={t('companies.show')}
              panel={panel}
            />
          </SearchBar>
          <FilterChips filter={filter} onApply={apply} />
        </>
      }
    >
      <CompaniesPane
        criteria={criteria}
        sort={companySort}
        onSort={setCompanySort}
        paging={{ page, hrefOf }}
        hrefOfCompany={hrefOfCompany}
        empty={<NoResults of="companies" filter={filter} onApply={apply} />}
      />
    </InboxLayout>
  )
}
