import { clsx } from 'clsx'
import { CircleAlert, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from '../controls/button.tsx'

type StateProps = {
  icon: ReactNode
  title: string
  text: string
  /** `h1` where it is the whole page, `h2` where it is the whole pane beside a list. */
  heading?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

export function State({ icon, title, text, heading: Heading = 'h3', children }: StateProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-6 py-16 text-center">
      <span className="text-muted [&>svg]:size-7 [&>svg]:stroke-[1.5]">{icon}</span>
      <Heading
        className={clsx(
          'mt-1 max-w-md text-balance font-semibold',
          Heading === 'h1' ? 'text-xl tracking-tight' : 'text-[15px]',
        )}
      >
        {title}
      </Heading>
      <p className="max-w-md text-pretty text-muted text-sm">{text}</p>
      {children && <div className="mt-3 flex max-w-full flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}

export function EmptyState(props: Omit<StateProps, 'icon'>) {
  return <State icon={<SearchX aria-hidden="true" />} {...props} />
}

type ErrorStateProps = { title: string; code: ApiErrorCode; onRetry: () => void; heading?: 'h2' | 'h3' }

export function ErrorState({ title, code, onRetry, heading = 'h3' }: ErrorStateProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <div role="alert">
      <State icon={<CircleAlert aria-hidden="true" />} title={title} text={errorText(code)} heading={heading}>
        <Button look="plain" size="small" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </State>
    </div>
  )
}
