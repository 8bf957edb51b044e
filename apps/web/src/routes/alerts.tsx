import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import type { AlertSettings } from '@vedetta/contracts/notify/alert-settings'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { AlertTimesForm } from '../features/alerts/alert-times-form.tsx'
import { alertSettingsQuery } from '../features/alerts/alerts.api.ts'
import { UnsubscribeQuestion } from '../features/alerts/unsubscribe-question.tsx'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { changeLanguage } from '../lib/i18n.ts'
import { useErrorText } from '../lib/use-error-text.ts'
import { Banner } from '../ui/controls/banner.tsx'
import { Button, buttonClass } from '../ui/controls/button.tsx'
import { LoadingLines } from '../ui/pages/loading-lines.tsx'

/** Opened with the token of a digest, without signing in. */
export function Component() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { data: settings, error, refetch } = useQuery({ ...alertSettingsQuery(token), enabled: token !== '' })
  const language = settings?.language
  // The page is in the language of the mail that led here.
  useEffect(() => {
    if (language) changeLanguage(language)
  }, [language])
  if (!token || error?.code === 'alert_link_invalid' || error?.code === 'invalid_request') {
    return (
      <AuthPage title={t('digests.invalid')}>
        <Banner tone="error">{errorText('alert_link_invalid')}</Banner>
        <Link to={`${routes.profile}?tab=settings`} className={buttonClass({ look: 'plain' })}>
          {t('digests.signIn')}
        </Link>
      </AuthPage>
    )
  }
  if (error) {
    return (
      <AuthPage title={t('digests.title')}>
        <Banner tone="error">{errorText(error.code)}</Banner>
        <Button look="plain" onClick={() => refetch()}>
          {t('errors.retry')}
        </Button>
      </AuthPage>
    )
  }
  if (!settings) {
    return (
      <AuthPage title={t('digests.title')}>
        <LoadingLines />
      </AuthPage>
    )
  }
  return <Choices token={token} settings={settings} isAsked={params.has('end')} />
}

type ChoicesProps = { token: string; settings: AlertSettings; isAsked: boolean }

function Choices({ token, settings, isAsked }: ChoicesProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(isAsked && settings.isOn)
  return asks ? (
    <AuthPage title={t('digests.question')} text={t('digests.questionText')}>
      <UnsubscribeQuestion token={token} onDone={() => setAsks(false)} onKeep={() => setAsks(false)} />
    </AuthPage>
  ) : (
    <AuthPage title={t('digests.title')} text={t('digests.text')}>
      <AlertTimesForm token={token} settings={settings} onStop={() => setAsks(true)} />
    </AuthPage>
  )
}
