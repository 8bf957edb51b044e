import { useQuery } from '@tanstack/react-query'
import { verifyEmail } from '@vedetta/contracts/auth'
import { routes } from '@vedetta/contracts/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useProfile, useSession } from '../../domain/profile.ts'
import { useSendVerification } from '../../domain/use-send-verification.ts'
import { fetchFromApi } from '../../lib/api-query.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { AuthPage } from './auth-page.tsx'
import { destinationOf } from './destination.ts'
import { useLinkParams } from './link-params.ts'

export function VerifyToken({ token }: { token: string }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { user } = useProfile()
  const { next } = useLinkParams()
  const { refresh } = useSession()
  const { send, isSending } = useSendVerification()
  // A query, not a mutation: the token is used once, however often the page renders.
  const { data, error, isPending } = useQuery({
    queryKey: ['verify', token],
    queryFn: async ({ signal }) => {
      const verified = await fetchFromApi(verifyEmail, { token }, signal)
      // Verifying may assign a licence, which decides where to go next.
      await refresh()
      return verified
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

  if (isPending) return <AuthPage title={t('auth.verify.checking')}>{null}</AuthPage>
  if (data) {
    return (
      <AuthPage title={t('auth.verify.done')} text={data.notice ? undefined : t('auth.verify.doneText')}>
        {data.notice && <Banner tone="warning">{errorText(data.notice)}</Banner>}
        <Link
          to={user ? destinationOf({ ...user, emailVerified: true }, next) : routes.signIn}
          className={buttonClass()}
        >
          {user ? t('auth.continue') : t('auth.signIn')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.verify.failed')}>
      <FormError code={error.code} />
      {user && !user.emailVerified ? (
        <Button busy={isSending} onClick={send}>
          {t('auth.verify.sendAgain')}
        </Button>
      ) : (
        <Link to={user ? destinationOf(user, next) : routes.signIn} className={buttonClass()}>
          {user ? t('auth.continue') : t('auth.verify.signInToSend')}
        </Link>
      )}
    </AuthPage>
  )
}
