import { verifyEmail } from '@vedetta/contracts/customers/auth'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../domain/profile.ts'
import { useCall } from '../../lib/use-call.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../../ui/controls/banner.tsx'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { AuthPage } from './auth-page.tsx'
import { destinationOf } from './destination.ts'
import { useLinkParams } from './link-params.ts'

/** The button that verifies the address, in the session of its account. */
export function ConfirmAddress({ token, user }: { token: string; user: Profile }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { next } = useLinkParams()
  const { refresh } = useSession()
  // Verifying may assign a licence, which decides where to go next.
  const { mutate, data, error, isPending } = useCall(verifyEmail, () => refresh())
  if (data || (user.emailVerified && !isPending)) {
    return (
      <AuthPage title={t('auth.verify.done')} text={data?.notice ? undefined : t('auth.verify.doneText')}>
        {data?.notice && <Banner tone="warning">{errorText(data.notice)}</Banner>}
        <Link to={destinationOf({ ...user, emailVerified: true }, next)} className={buttonClass()}>
          {t('auth.continue')}
        </Link>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.verify.confirm')} text={t('auth.verify.confirmText', { email: user.email })}>
      <FormError code={error?.code} />
      <Button busy={isPending} onClick={() => mutate({ token })}>
        {t('auth.verify.confirmButton')}
      </Button>
    </AuthPage>
  )
}
