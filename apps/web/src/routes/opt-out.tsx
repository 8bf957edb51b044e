import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSite } from '../domain/site.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { OptOutConfirmation } from '../features/contacts/opt-out-confirmation.tsx'
import { Banner } from '../ui/controls/banner.tsx'
import { buttonClass } from '../ui/controls/button.tsx'

/** Opened with a token from the mail that notifies people that we keep their contact. */
export function Component() {
  const { t } = useTranslation()
  const { privacyEmail } = useSite()
  const [params] = useSearchParams()
  const [outcome, setOutcome] = useState<'done' | 'refused'>()
  const token = params.get('token')
  if (outcome === 'done') {
    return (
      <AuthPage title={t('optOut.done')}>
        <Banner tone="success">{t('optOut.doneText')}</Banner>
      </AuthPage>
    )
  }
  if (!token || outcome === 'refused') {
    const subject = encodeURIComponent(t('optOut.subject'))
    return (
      <AuthPage title={t('optOut.invalid')}>
        <Banner tone="error">{t('optOut.invalidText')}</Banner>
        <a href={`mailto:${privacyEmail}?subject=${subject}`} className={buttonClass()}>
          {t('optOut.write')}
        </a>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('optOut.title')} text={t('optOut.text')}>
      <OptOutConfirmation token={token} onDone={() => setOutcome('done')} onRefused={() => setOutcome('refused')} />
    </AuthPage>
  )
}
