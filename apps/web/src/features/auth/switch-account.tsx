import { routes } from '@vedetta/contracts/calls/routes'
import { logOut } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useProfile, useSession } from '../../domain/profile.ts'
import { endPushSubscription } from '../../lib/push-subscription.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { withLinkParams } from './link-params.ts'

/** Leads to the sign-in page; somebody who is signed in to another account is signed out of it first. */
export function SwitchAccount({ next }: { next?: string }) {
  const { t } = useTranslation()
  const { user } = useProfile()
  const { end } = useSession()
  const navigate = useNavigate()
  const to = withLinkParams(routes.signIn, { next })
  const { mutate, error, isPending } = useCall(logOut, () => {
    void endPushSubscription()
    end()
    return navigate(to)
  })
  if (!user) {
    return (
      <Link to={to} className={buttonClass()}>
        {t('auth.signIn')}
      </Link>
    )
  }
  return (
    <>
      <FormError code={error?.code} />
      <Button busy={isPending} onClick={() => mutate({})}>
        {t('auth.verify.switch')}
      </Button>
    </>
  )
}
