import { routes } from '@vedetta/contracts/calls/routes'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { canUseLicence, useProfile } from '../domain/profile.ts'
import { afterFirstView, markFirstViewReady } from '../lib/first-view.ts'
import { useTypingWatch } from '../lib/typing.ts'
import { useRouteLoading } from '../lib/use-route-loading.ts'
import { SiteHeader } from './site-header.tsx'
import { useSessionStart } from './use-session-start.ts'

const LoadSavedCompanies = lazy(() =>
  afterFirstView(async () => ({
    default: (await import('../features/companies/load-saved-companies.tsx')).LoadSavedCompanies,
  })),
)
const VerifyBanner = lazy(async () => ({
  default: (await import('../features/session/verify-banner.tsx')).VerifyBanner,
}))
const LoadSaved = lazy(async () => ({ default: (await import('../features/positions/load-saved.tsx')).LoadSaved }))

/** Layout of the application's screens: those of the user account, and those behind the sign-in. */
export function Component() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const isLoading = useRouteLoading()
  useSessionStart()
  useTypingWatch()
  const { pathname } = useLocation()
  // The list of positions says itself when it is shown.
  const isOtherScreen = !isLoading && pathname !== routes.positions
  useEffect(() => {
    if (isOtherScreen) markFirstViewReady()
  }, [isOtherScreen])

  return (
    <>
      <meta name="description" content={t('meta.description')} />
      <meta name="keywords" content={t('meta.keywords')} />
      <SiteHeader />
      {user && !user.emailVerified && pathname !== routes.verifyEmail && (
        <Suspense fallback={null}>
          <VerifyBanner email={user.email} />
        </Suspense>
      )}
      {!isLoading && <Outlet />}
      {user && canUseLicence(user) && (
        <>
          <Suspense fallback={null}>
            <LoadSaved />
          </Suspense>
          <Suspense fallback={null}>
            <LoadSavedCompanies />
          </Suspense>
        </>
      )}
    </>
  )
}
