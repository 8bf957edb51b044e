import { useQuery } from '@tanstack/react-query'
import { requestsPageSize, type WaitingRequest } from '@vedetta/contracts/operations/requests'
import { clsx } from 'clsx'
import { Inbox } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState, State } from '../../ui/pages/states.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { KindFilter } from './kind-filter.tsx'
import { RequestItem } from './request-item.tsx'
import { type RequestFilter, requestsQuery } from './requests.api.ts'

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))

const emptyTexts = {
  waiting: { title: 'requests.none.waiting', text: 'requests.none.waitingText' },
  answered: { title: 'requests.none.answered', text: 'requests.none.answeredText' },
} as const

type RequestQueueProps = { filter: RequestFilter; hrefOf: (change: Partial<RequestFilter>) => string }

export function RequestQueue({ filter, hrefOf }: RequestQueueProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(requestsQuery(filter))
  const [isAnswering, setAnswering] = useState(false)
  // Kept while the dialog fades out, so that its text does not change visibly.
  const [selected, setSelected] = useState<WaitingRequest>()
  const pages = data ? Math.ceil(data.total / requestsPageSize) : 0
  const total = data && t('requests.count', { count: data.total, n: formatNumber(data.total, language) })
  const focusHeading = () => heading.current?.focus()

  function content() {
    if (error) return <ErrorState title={t('requests.failed')} code={error.code} onRetry={() => void refetch()} />
    if (!data) {
      return (
        <div className="px-4 py-4 sm:px-5">
          <LoadingLines count={5} />
        </div>
      )
    }
    if (data.total === 0) {
      return (
        <State
          icon={<Inbox aria-hidden="true" />}
          title={t(emptyTexts[filter.state].title)}
          text={t(emptyTexts[filter.state].text)}
        />
      )
    }
    // The page's last request was answered, or the URL is outdated.
    if (filter.page > pages && !isPlaceholderData) return <Navigate to={hrefOf({ page: pages })} replace />
    return (
      <ul
        aria-label={t('requests.title')}
        className={clsx('divide-y divide-line transition-opacity', isFetching && isPlaceholderData && 'opacity-50')}
      >
        {data.requests.map((request) => (
          <RequestItem
            key={request.requestID}
            request={request}
            onAnswer={() => {
              setSelected(request)
              setAnswering(true)
            }}
          />
        ))}
      </ul>
    )
  }

  return (
    <section className="min-w-0 rounded-lg border border-line bg-card">
      <header className="grid gap-3 border-line border-b px-4 py-3.5 sm:px-5">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 font-semibold text-[15px] tabular-nums outline-none">
          {error ? t('requests.title') : (total ?? t('kit.loading'))}
        </h2>
        <KindFilter filter={filter} waiting={data?.waiting} hrefOf={hrefOf} />
      </header>
      <p role="status" className="sr-only">
        {!isFetching && !error && total}
      </p>
      {content()}
      {pages > 1 && !error && (
        <footer className="grid justify-items-center border-line border-t px-3 py-1.5">
          <Pagination page={filter.page} pages={pages} hrefOf={(page) => hrefOf({ page })} onGo={focusHeading} />
        </footer>
      )}
      {selected && (
        <Suspense fallback={null}>
          <AnswerDialog
            key={selected.requestID}
            request={selected}
            open={isAnswering}
            onClose={() => setAnswering(false)}
            onDone={focusHeading}
          />
        </Suspense>
      )}
    </section>
  )
}
