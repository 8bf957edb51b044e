import { useQuery } from '@tanstack/react-query'
import { requestsPageSize, type WaitingRequest } from '@vedetta/contracts/requests'
import { clsx } from 'clsx'
import { Inbox } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorState, State } from '../../ui/states.tsx'
import { KindFilter } from './kind-filter.tsx'
import { RequestItem } from './request-item.tsx'
import { type Looked, requestsQuery } from './requests.api.ts'

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))

const noneOf = {
  waiting: { title: 'requests.none.waiting', text: 'requests.none.waitingText' },
  answered: { title: 'requests.none.answered', text: 'requests.none.answeredText' },
} as const

type RequestQueueProps = { looked: Looked; hrefOf: (change: Partial<Looked>) => string }

export function RequestQueue({ looked, hrefOf }: RequestQueueProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(requestsQuery(looked))
  const [isAnswering, setAnswering] = useState(false)
  // Kept while the dialog fades away, so that its text does not change under the eyes.
  const [asked, setAsked] = useState<WaitingRequest>()
  const pages = data ? Math.ceil(data.total / requestsPageSize) : 0
  const total = data && t('requests.count', { count: data.total, n: formatNumber(data.total, language) })
  const leave = () => heading.current?.focus()

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
          title={t(noneOf[looked.state].title)}
          text={t(noneOf[looked.state].text)}
        />
      )
    }
    // The last of its page was answered, or the address is an old one.
    if (looked.page > pages && !isPlaceholderData) return <Navigate to={hrefOf({ page: pages })} replace />
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
              setAsked(request)
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
        <KindFilter looked={looked} waiting={data?.waiting} hrefOf={hrefOf} />
      </header>
      <p role="status" className="sr-only">
        {!isFetching && !error && total}
      </p>
      {content()}
      {pages > 1 && !error && (
        <footer className="grid justify-items-center border-line border-t px-3 py-1.5">
          <Pagination page={looked.page} pages={pages} hrefOf={(page) => hrefOf({ page })} onGo={leave} />
        </footer>
      )}
      {asked && (
        <Suspense fallback={null}>
          <AnswerDialog
            key={asked.requestID}
            request={asked}
            open={isAnswering}
            onClose={() => setAnswering(false)}
            onDone={leave}
          />
        </Suspense>
      )}
    </section>
  )
}
