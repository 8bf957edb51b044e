import { routes } from '@vedetta/contracts/calls/routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../domain/profile.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx'
import { buttonClass } from '../ui/controls/button.tsx'
import { FormError } from '../ui/forms/form-error.tsx'

export function Component() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { end } = useSession()
  const [isDone, setDone] = useState(false)
  const token = params.get('token')
  if (isDone) {
    return (
      <AuthPage title={t('auth.reset.done')} text={t('auth.reset.doneText')}>
        <Link to={routes.signIn} className={buttonClass()}>
          {t('auth.signIn')}
        </Link>
      </AuthPage>
    )
  }
  if (!token) {
    return (
      <AuthPage title={t('auth.reset.title')}>
        <FormError code="token_expired" />
        <Link to={routes.forgotPassword} className={buttonClass()}>
          {t('auth.reset.again')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.reset.title')} text={t('auth.reset.text')}>
      <ResetPasswordForm
        token={token}
        onDone={() => {
          setDone(true)
          end()
        }}
      />
    </AuthPage>
  )
}
