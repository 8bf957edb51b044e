import { useQuery } from '@tanstack/react-query'
import { errors } from '@vedetta/contracts/errors'
import { type PositionRow, type PositionSearchResult, searchDepth } from '@vedetta/contracts/position-search'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { NoResults } from './no-results.tsx'
import { positionsQuery } from './positions.api.ts'
import { usePositionColumns } from './use-position-columns.tsx'
import type { useSearchState } from './use-search-state.ts'
import { useTotals } from './use-totals.ts'

const noRows: PositionRow[] = []

export function PositionsResults({ filter, page, apply, hrefOf }: ReturnType<typeof useSearchState>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const columns = usePositionColumns()
  const { data, error, isFetching, refetch } = useQuery(positionsQuery(filter, page))
  const totals = useTotals(data)

  function content(result: PositionSearchResult | undefined) {
    if (error) return <ErrorState title={t('errors.title')} code={error.code} onRetry={() => void refetch()} />
    if (result?.total === 0) return <NoResults filter={filter} onApply={apply} />
    if (result?.positions.length === 0) {
      return (
        <EmptyState title={t('empty.page')} text={t('empty.pageText')}>
          <Link to={hrefOf(1)} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('empty.firstPage')}
          </Link>
        </EmptyState>
      )
    }
    return (
      <>
        <DataTable
          caption={t('results.caption')}
          columns={columns}
          rows={result?.positions ?? noRows}
          rowId={(row) => row.positionID}
          isLoading={!result}
        />
        {result && result.pages > 1 && (
          <footer className="grid justify-items-center gap-2 border-line border-t px-3 py-3">
            <Pagination page={page} pages={result.pages} hrefOf={hrefOf} onGo={() => heading.current?.focus()} />
            {result.total > searchDepth && (
              <p className="text-balance text-center text-muted text-xs">{errors.page_out_of_reach[language]}</p>
            )}
          </footer>
        )}
      </>
    )
  }

  return (
    <section className="min-w-0 border-line border-b bg-card sm:rounded-lg sm:border">
      <header className="flex min-h-[46px] flex-wrap items-baseline gap-x-2.5 border-line border-b px-4 py-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 rounded-sm font-semibold text-[15px] tabular-nums">
          {error ? t('results.unknown') : (totals?.positions ?? t('results.loading'))}
        </h2>
        {!error && totals && <span className="text-muted text-sm tabular-nums">{totals.companies}</span>}
      </header>
      <p role="status" className="sr-only">
        {isFetching ? t('results.loading') : !error && totals && `${totals.positions} ${totals.companies}`}
      </p>
      <div className={clsx('transition-opacity', isFetching && data && 'opacity-50')}>{content(data)}</div>
    </section>
  )
}
