import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyPagesKey } from '../domain/query-cache-sync.ts'
import { CompaniesPane } from '../features/companies/companies-pane.tsx'
import {
  companyPartOf,
  toCompanyCriteria,
  withCompanyPart,
  withVatNumbers,
} from '../features/positions/company-filter.ts'
import { FilterChips } from '../features/positions/filters/filter-chips.tsx'
import { FiltersButton } from '../features/positions/filters/filters-button.tsx'
import { NoResults } from '../features/positions/filters/no-results.tsx'
import { SearchBar } from '../features/positions/filters/search-bar.tsx'
import { InboxLayout, type InboxLayoutProps } from '../features/positions/inbox-layout.tsx'
import { countOf, type PositionFilter } from '../features/positions/position-filter.ts'
import { useStableCallback, useStableValue } from '../lib/use-stable-value.ts'
import { Button } from '../ui/controls/button.tsx'
import { LoadingLines } from '../ui/pages/loading-lines.tsx'

const CompanyFilterPanel = lazy(async () => ({
  default: (await import('../features/positions/filters/company-filter-panel.tsx')).CompanyFilterPanel,
}))

const MissingCompanyDialog = lazy(async () => ({
  default: (await import('../features/requests/missing-company-dialog.tsx')).MissingCompanyDialog,
}))

/** The search of companies, by the filter fields that apply to them. */
export function AllCompanies({ state, company, contacts }: Pick<InboxLayoutProps, 'state' | 'company' | 'contacts'>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [missingDialog, setMissingDialog] = useState<'never' | 'open' | 'closed'>('never')
  const { page, companySort, setCompanySort, hrefOf } = state
  const filter = useStableValue(companyPartOf(state.filter))
  const criteria = useMemo(() => toCompanyCriteria(filter), [filter])
  const apply = useStableCallback((part: PositionFilter) =>
    state.apply(withCompanyPart(state.filter, withVatNumbers(part))),
  )
  const panel = useMemo(
    () => (
      <Suspense fallback={<LoadingLines count={9} />}>
        <CompanyFilterPanel filter={filter} onApply={apply} />
      </Suspense>
    ),
    [filter, apply],
  )

  const missingCompanyButton = (
    <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setMissingDialog('open')}>
      {t('missing.company')}
    </Button>
  )

  return (
    <InboxLayout
      state={state}
      company={company}
      contacts={contacts}
      filters={panel}
      top={
        <>
          <SearchBar
            field="companyName"
            filter={filter}
            onApply={apply}
            onRepeat={() => void client.invalidateQueries({ queryKey: companyPagesKey })}
          >
            <FiltersButton count={countOf(filter)} isOpen={state.isAnyOpen} show={t('companies.show')} panel={panel} />
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
        navigation={state}
        aside={missingCompanyButton}
        empty={
          <NoResults of="companies" filter={filter} onApply={apply}>
            {missingCompanyButton}
          </NoResults>
        }
      />
      {missingDialog !== 'never' && (
        <Suspense fallback={null}>
          <MissingCompanyDialog open={missingDialog === 'open'} onClose={() => setMissingDialog('closed')} />
        </Suspense>
      )}
    </InboxLayout>
  )
}
