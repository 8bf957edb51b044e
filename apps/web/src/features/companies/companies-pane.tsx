import { useQuery } from '@tanstack/react-query'
import type { CompanyCriteria, CompanySearchResult, CompanySort } from '@vedetta/contracts/companies/company-search'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { resultsHeading } from '../../lib/results-heading.ts'
import type { Paging } from '../../lib/use-list-page.ts'
import { useMediaQuery, wideScreen } from '../../lib/use-media-query.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { EmptyState, ErrorState } from '../../ui/pages/states.tsx'
import { ResultPagination } from '../../ui/tables/result-pagination.tsx'
import { companiesQuery } from './companies.api.ts'
import { CompanyCards } from './company-cards.tsx'
import type { CompanyNavigation } from './company-cells.tsx'
import { CompanySortChoice } from './company-sort-choice.tsx'
import { CompanyTable } from './company-table.tsx'
import { useCompanyHotkeys } from './use-company-hotkeys.ts'

type CompaniesPaneProps = {
  criteria: CompanyCriteria
  sort: CompanySort
  onSort: (sort: CompanySort) => void
  paging: Paging
  navigation: CompanyNavigation
  /** Shown where there are no results. */
  empty: ReactNode
  /** Shown above the results. */
  aside: ReactNode
}

const noRows: CompanySearchResult['companies'] = []

/** The results of a search of companies. */
export function CompaniesPane({ criteria, sort, onSort, paging, navigation, empty, aside }: CompaniesPaneProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isWide = useMediaQuery(wideScreen)
  const heading = useRef<HTMLHeadingElement>(null)
  const { page, hrefOf } = paging
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(companiesQuery({ criteria, sort }, page))
  const rows = data?.companies ?? noRows
  const { current, announcement } = useCompanyHotkeys({ rows, paging, pages: data?.pages ?? 0, navigation })
  const total = data && t('companies.count', { count: data.total, n: formatNumber(data.total, language) })

  function content() {
    if (error) return <ErrorState title={t('errors.title')} code={error.code} onRetry={() => void refetch()} />
    if (data?.total === 0) return empty
    if (data && rows.length === 0) return <EmptyPage firstPage={hrefOf(1)} />
    const list = { rows, isLoading: !data, navigation }
    return isWide ? <CompanyTable current={current} {...list} /> : <CompanyCards {...list} />
  }

  return (
    <section className="flex h-full min-w-0 flex-col bg-card max-sm:border-line max-sm:border-b sm:rounded-lg sm:border sm:border-line lg:rounded-b-none lg:border-b-0">
      <header className="flex min-h-[50px] shrink-0 flex-wrap items-center gap-x-2 gap-y-1.5 border-line border-b px-4 py-2">
        <h2
          ref={heading}
          {...resultsHeading}
          className="scroll-mt-20 font-semibold text-[15px] tabular-nums outline-none"
        >
          {error ? t('companies.unknown') : (total ?? t('results.loading'))}
        </h2>
        <div className="ml-auto max-sm:-mr-3">{rows.length > 0 && aside}</div>
        <CompanySortChoice sort={sort} onChange={onSort} />
      </header>
      <p role="status" className="sr-only">
        {isFetching ? t('results.loading') : !error && total}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div
        className={clsx(
          'min-h-0 grow transition-opacity lg:overflow-hidden',
          isFetching && isPlaceholderData && 'opacity-50',
        )}
      >
        {content()}
      </div>
      {data && !error && <ResultPagination found={data} paging={paging} onGo={() => heading.current?.focus()} />}
    </section>
  )
}

function EmptyPage({ firstPage }: { firstPage: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('empty.page')} text={t('empty.pageText')}>
      <Link to={firstPage} className={buttonClass({ look: 'plain', size: 'small' })}>
        {t('empty.firstPage')}
      </Link>
    </EmptyState>
  )
}
