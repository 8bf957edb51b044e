import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiFailure } from '../../../lib/api-query.ts'
import { DetailPane } from '../../../ui/details/detail-pane.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../../ui/pages/states.tsx'

type ConsoleDetailProps<Data> = {
  /** ID of the open item. */
  subject: string
  label: string
  failed: string
  query: Pick<UseQueryResult<Data, ApiFailure>, 'data' | 'error' | 'refetch'>
  onClose: () => void
  isPage?: boolean
  backLabel?: string
  title: (data: Data) => string
  /** Beside the title. */
  mark?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

export function ConsoleDetail<Data>(props: ConsoleDetailProps<Data>) {
  const { subject, label, failed, query, onClose, isPage = false, backLabel, title, mark, children } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = query
  return (
    <div data-detail className="contents">
      <DetailPane
        label={label}
        subject={subject}
        heading={heading}
        onClose={onClose}
        closeLabel={t('operator.close')}
        backLabel={backLabel ?? t('operator.back')}
        isPage={isPage}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            ref={heading}
            tabIndex={-1}
            className="min-w-0 break-words font-semibold text-[17px] tracking-tight outline-none"
          >
            {data ? title(data) : error ? failed : t('kit.loading')}
          </h2>
          {data && mark?.(data)}
        </div>
        {data ? (
          children(data)
        ) : error ? (
          <ErrorState title={failed} code={error.code} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines count={6} />
        )}
      </DetailPane>
    </div>
  )
}
