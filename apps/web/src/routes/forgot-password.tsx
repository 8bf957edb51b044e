import { routes } from '@vedetta/contracts/calls/routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx'
import { TextLink } from '../features/auth/text-link.tsx'
import { buttonClass } from '../ui/controls/button.tsx'

export function Component() {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) {
    return (
      <AuthPage title={t('auth.forgotten.sent')} text={t('auth.forgotten.sentText', { email: sentTo })}>
        <Link to={routes.signIn} className={buttonClass({ look: 'plain' })}>
          {t('auth.backToSignIn')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.forgotten.title')} text={t('auth.forgotten.text')}>
      <ForgotPasswordForm onDone={setSentTo} />
      <p className="text-sm">
        <TextLink to={routes.signIn}>{t('auth.backToSignIn')}</TextLink>
      </p>
    </AuthPage>
  )
}
