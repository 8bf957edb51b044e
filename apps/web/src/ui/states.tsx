import { CircleAlert, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../lib/api-client.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { Button } from './button.tsx'

type StateProps = { icon: ReactNode; title: string; text: string; children?: ReactNode }

function State({ icon, title, text, children }: StateProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-6 py-16 text-center">
      <span className="text-muted [&>svg]:size-7 [&>svg]:stroke-[1.5]">{icon}</span>
      <h3 className="mt-1 text-balance font-semibold text-[15px]">{title}</h3>
      <p className="max-w-md text-pretty text-muted text-sm">{text}</p>
      {children && <div className="mt-3 flex max-w-full flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}

export function EmptyState(props: Omit<StateProps, 'icon'>) {
  return <State icon={<SearchX aria-hidden="true" />} {...props} />
}

export function ErrorState({ code, onRetry }: { code: ApiErrorCode; onRetry: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <div role="alert">
      <State icon={<CircleAlert aria-hidden="true" />} title={t('errors.title')} text={errorText(code)}>
        <Button look="plain" size="small" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </State>
    </div>
  )
}
