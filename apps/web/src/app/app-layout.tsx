import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { canUseLicence, useProfile } from '../domain/profile.ts'
import { VerifyBanner } from '../features/session/verify-banner.tsx'
import { useTypingWatch } from '../lib/typing.ts'
import { useRouteLoading } from '../lib/use-route-loading.ts'
import { SiteHeader } from './site-header.tsx'
import { useSessionStart } from './use-session-start.ts'

const LoadSavedCompanies = lazy(async () => ({
  default: (await import('../features/companies/load-saved-companies.tsx')).LoadSavedCompanies,
}))
const LoadSaved = lazy(async () => ({ default: (await import('../features/positions/load-saved.tsx')).LoadSaved }))

/** Layout of the application's screens: those of the user account, and those behind the sign-in. */
export function Component() {
  const { t } = useTranslation()
  const { user } = useProfile()
  const isLoading = useRouteLoading()
  useSessionStart()
  useTypingWatch()

  return (
    <>
      <meta name="description" content={t('meta.description')} />
      <meta name="keywords" content={t('meta.keywords')} />
      <SiteHeader />
      <VerifyBanner />
      {!isLoading && <Outlet />}
      {user && canUseLicence(user) && (
        <Suspense fallback={null}>
          <LoadSaved />
          <LoadSavedCompanies />
        </Suspense>
      )}
    </>
  )
}
