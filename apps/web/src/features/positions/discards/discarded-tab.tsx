import { useQuery } from '@tanstack/react-query'
import type { DiscardedPosition } from '@vedetta/contracts/inbox/discarded-positions'
import { searchDepth, searchPageSize } from '@vedetta/contracts/search/position-search'
import { Ban } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState, State } from '../../../ui/pages/states.tsx'
import { Pagination } from '../../../ui/tables/pagination.tsx'
import { useListHotkeys } from '../saved/use-list-hotkeys.ts'
import { useSearchState } from '../use-search-state.ts'
import { discardedQuery } from './discarded.api.ts'
import { DiscardedRow } from './discarded-row.tsx'
import { useDiscard } from './use-discard.ts'

const noPositions: DiscardedPosition[] = []

/** As many pages as the address can name. */
const maxPages = searchDepth / searchPageSize

/** The positions last discarded first, including those closed since. */
export function DiscardedTab() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { page, hrefOf, hrefOfTab } = useSearchState()
  const discard = useDiscard()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(discardedQuery(page))
  const positions = data?.positions ?? noPositions
  const announcement = useListHotkeys(positions, { first: 0, pageOf: () => page })
  const pages = Math.min(data?.pages ?? 0, maxPages)

  async function restore(restored: readonly DiscardedPosition[]) {
    if (await discard(restored, false)) heading.current?.focus()
  }

  function content() {
    if (error) return <ErrorState title={t('discards.failed')} code={error.code} onRetry={() => void refetch()} />
    if (!data)
      return (
        <div className="px-4 py-4 sm:px-5">
          <LoadingLines count={4} />
        </div>
      )
    if (data.total === 0)
      return (
        <State icon={<Ban aria-hidden="true" />} title={t('discards.none')} text={t('discards.noneText')}>
          <Link to={hrefOfTab('positions')} className={buttonClass({ look: 'plain', size: 'small' })}>
            {t('saved.toSearch')}
          </Link>
        </State>
      )
    return (
      <>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <ul aria-label={t('discards.title')} className="divide-y divide-line/60">
          {positions.map((position) => (
            <DiscardedRow key={position.positionID} position={position} onRestore={() => void restore([position])} />
          ))}
        </ul>
        {(pages > 1 || positions.length === 0) && (
          <footer className="border-line border-t px-3 py-3">
            <Pagination page={page} pages={pages} hrefOf={hrefOf} onGo={() => heading.current?.focus()} />
          </footer>
        )}
      </>
    )
  }

  return (
    <section className="min-w-0 border-line border-b bg-card sm:rounded-lg sm:border">
      <header className="flex min-h-[46px] flex-wrap items-center gap-x-2.5 gap-y-1 border-line border-b px-4 py-2 sm:px-5">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 rounded-sm font-semibold text-[15px]">
          {t('discards.title')}
        </h2>
        {data && (
          <p role="status" className="text-muted text-sm tabular-nums">
            {t('discards.count', { count: data.total, n: formatNumber(data.total, language) })}
          </p>
        )}
        {positions.length > 1 && (
          <Button look="plain" size="tiny" className="ml-auto" onClick={() => void restore(positions)}>
            {t('discards.restoreThese', { count: positions.length })}
          </Button>
        )}
      </header>
      {content()}
    </section>
  )
}
