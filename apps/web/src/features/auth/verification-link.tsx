import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { readVerificationLink } from '@vedetta/contracts/customers/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useProfile } from '../../domain/profile.ts'
import { useSendVerification } from '../../domain/use-send-verification.ts'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { AuthPage } from './auth-page.tsx'
import { ClaimAccount } from './claim-account.tsx'
import { ConfirmAddress } from './confirm-address.tsx'
import { destinationOf } from './destination.ts'
import { useLinkParams } from './link-params.ts'
import { SwitchAccount } from './switch-account.tsx'

/** The link of a verification mail. Opening it changes nothing: mail scanners and strangers open links, too. */
export function VerificationLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const { state, user } = useProfile()
  const { next } = useLinkParams()
  const [params] = useSearchParams()
  const [isClaiming, setClaiming] = useState(params.get('choose') === 'password')
  const { data: link, error } = useQuery({
    // Signing in or out changes whose link it is.
    queryKey: ['verification-link', token, user?.userID],
    queryFn: ({ signal }) => fetchFromApi(readVerificationLink, { token }, signal),
    enabled: state !== 'loading',
    retry: false,
  })

  if (error) return <LinkFailed code={error.code} />
  if (!link) return <AuthPage title={t('auth.verify.checking')}>{null}</AuthPage>
  if (isClaiming) return <ClaimAccount token={token} email={link.email} verified={link.verified} />
  if (user && link.own) return <ConfirmAddress token={token} user={user} />
  if (link.verified) {
    return (
      <AuthPage title={t('auth.verify.already')} text={t('auth.verify.alreadyText', { email: link.email })}>
        <Link to={user ? destinationOf(user, next) : routes.signIn} className={buttonClass()}>
          {t(user ? 'auth.continue' : 'auth.signIn')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('auth.verify.confirm')}
      text={
        user
          ? t('auth.verify.otherAccount', { current: user.email, email: link.email })
          : t('auth.verify.signInFirst', { email: link.email })
      }
    >
      <SwitchAccount next={`${routes.verifyEmail}?${new URLSearchParams({ token })}`} />
      <div className="grid gap-2 border-line border-t pt-5">
        <p className="text-muted text-sm">{t('auth.claim.offer')}</p>
        <Button look="plain" onClick={() => setClaiming(true)}>
          {t('auth.claim.start')}
        </Button>
      </div>
    </AuthPage>
  )
}

/** An expired link: a new one comes to the account's owner, or a reset mail to the address's. */
function LinkFailed({ code }: { code: ApiErrorCode }) {
  const { t } = useTranslation()
  const { user } = useProfile()
  const { next } = useLinkParams()
  const { send, isSending } = useSendVerification()
  return (
    <AuthPage title={t('auth.verify.failed')}>
      <FormError code={code} />
      {user && !user.emailVerified && (
        <Button busy={isSending} onClick={send}>
          {t('auth.verify.sendAgain')}
        </Button>
      )}
      {user?.emailVerified && (
        <Link to={destinationOf(user, next)} className={buttonClass()}>
          {t('auth.continue')}
        </Link>
      )}
      {!user && (
        <div className="grid gap-2">
          <Link to={routes.signIn} className={buttonClass()}>
            {t('auth.verify.signInToSend')}
          </Link>
          <Link to={routes.forgotPassword} className={buttonClass({ look: 'plain' })}>
            {t('auth.claim.start')}
          </Link>
        </div>
      )}
    </AuthPage>
  )
}
