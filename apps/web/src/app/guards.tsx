import { routes } from '@vedetta/contracts/calls/routes'
import { emailOfFragment } from '@vedetta/contracts/customers/account-links'
import { KeyRound, ShieldAlert } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { hasLicence, useProfile } from '../domain/profile.ts'
import { useSessionHint } from '../domain/session-hint.ts'
import { withLinkParams } from '../features/auth/link-params.ts'
import { PageLink } from '../features/public/page-link.tsx'
import { Unreachable } from '../features/session/unreachable.tsx'
import { loadTexts } from '../lib/load-texts.ts'
import { buttonClass } from '../ui/controls/button.tsx'
import { State } from '../ui/pages/states.tsx'

export function UserGuard() {
  const { state, user, error, retry } = useProfile()
  if (user) return <Outlet />
  if (error) return <Unreachable code={error} onRetry={retry} />
  return state === 'loaded' ? <ToSignIn /> : null
}

/** Sends visitors to the sign-in page, with their destination in `next`. There, a user whose session has ended is told so. */
function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  const hint = useSessionHint()
  // The hint as it was before this page load or the end of the session cleared it.
  const [sessionEnded] = useState(hint)
  // The address of a mailed link fills in the form, and stays out of the query, which servers log.
  const email = emailOfFragment(hash)
  const to = withLinkParams(routes.signIn, { next: pathname + search + (email ? '' : hash), email })
  return <Navigate to={to} state={sessionEnded ? { sessionEnded } : null} replace />
}

export function LicenceGuard() {
  const { user } = useProfile()
  if (user && !hasLicence(user)) return <LicenceRequired runsLicence={user.administrator || user.manager} />
  return user?.secondStepFor.includes('licence') ? <SecondStep user={user} by="licence" /> : <UserGuard />
}

export function OperatorGuard() {
  const { user } = useProfile()
  if (user && !user.operator) return <OperatorRequired />
  return user?.secondStepFor.includes('operator') ? <SecondStep user={user} by="operator" /> : <UserGuard />
}

/** Loaded for the few who see it: it brings the QR code. */
const SecondStepRequired = lazy(async () => {
  const [{ SecondStepRequired: Required }] = await Promise.all([
    import('./second-step-required.tsx'),
    loadTexts('account'),
  ])
  return { default: Required }
})

function SecondStep(props: ComponentProps<typeof SecondStepRequired>) {
  return (
    <Suspense fallback={null}>
      <SecondStepRequired {...props} />
    </Suspense>
  )
}

function OperatorRequired() {
  const { t } = useTranslation()
  return (
    <main id="content">
      <title>{`${t('session.operatorRequired')} · Vedetta`}</title>
      <State
        heading="h1"
        icon={<ShieldAlert aria-hidden="true" />}
        title={t('session.operatorRequired')}
        text={t('session.operatorHow')}
      >
        <PageLink to={routes.home} className={buttonClass({ look: 'plain' })}>
          {t('session.toHome')}
        </PageLink>
      </State>
    </main>
  )
}

/** A person who administers or manages a licence has no seat in it, and is led to where they assign the seats. */
function LicenceRequired({ runsLicence }: { runsLicence: boolean }) {
  const { t } = useTranslation()
  return (
    <main id="content">
      <title>{`${t('session.licenceRequired')} · Vedetta`}</title>
      <State
        heading="h1"
        icon={<KeyRound aria-hidden="true" />}
        title={t('session.licenceRequired')}
        text={t(runsLicence ? 'session.noSeat' : 'session.licenceHow')}
      >
        {runsLicence && (
          <Link to={`${routes.profile}?tab=licenses`} className={buttonClass()}>
            {t('session.toLicences')}
          </Link>
        )}
        <Link to={routes.redeem} className={buttonClass({ look: runsLicence ? 'plain' : 'primary' })}>
          {t('session.redeem')}
        </Link>
      </State>
    </main>
  )
}
