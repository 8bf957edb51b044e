import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { State } from '../../ui/pages/states.tsx'

/** In the place of a page while nobody knows whether the person is signed in: asking them would not help. */
export function Unreachable({ code, onRetry }: { code: ApiErrorCode; onRetry: () => void }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const isNetwork = code === 'network_error'
  return (
    <main id="content">
      <title>{`${t('session.unreachable')} · Vedetta`}</title>
      <div role="alert">
        <State
          heading="h1"
          icon={<CloudOff aria-hidden="true" />}
          title={t('session.unreachable')}
          text={isNetwork ? t('session.unreachableText') : errorText(code)}
        >
          <Button onClick={onRetry}>{t('errors.retry')}</Button>
        </State>
      </div>
    </main>
  )
}
