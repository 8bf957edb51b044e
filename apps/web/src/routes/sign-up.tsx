import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { routes } from '@vedetta/contracts/calls/routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useProfile, useSession } from '../domain/profile.ts'
import { AuthPage } from '../features/auth/auth-page.tsx'
import { destinationOf } from '../features/auth/destination.ts'
import { useLinkParams, withLinkParams } from '../features/auth/link-params.ts'
import { ProductPromise } from '../features/auth/product-promise.tsx'
import { SignUpForm } from '../features/auth/sign-up-form.tsx'
import { TextLink } from '../features/auth/text-link.tsx'

export function Component() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const { start } = useSession()
  const linkParams = useLinkParams()
  const [done, setDone] = useState<{ notice: NoticeCode | null }>()

  if (user && done) {
    const to = user.emailVerified
      ? destinationOf(user, linkParams.next)
      : withLinkParams(routes.verifyEmail, { next: linkParams.next })
    return <Navigate to={to} state={done} replace />
  }
  if (user) {
    const to = linkParams.code ? withLinkParams(routes.redeem, linkParams) : destinationOf(user, linkParams.next)
    return <Navigate to={to} replace />
  }
  return (
    <AuthPage
      title={t('auth.signUpTitle')}
      text={
        <>
          {t('auth.haveAccount')} <TextLink to={withLinkParams(routes.signIn, linkParams)}>{t('auth.signIn')}</TextLink>
        </>
      }
      aside={<ProductPromise />}
    >
      <SignUpForm
        onDone={async (notice) => {
          setDone({ notice })
          await start()
        }}
      />
    </AuthPage>
  )
}
