import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { VerifyBanner } from '../features/session/verify-banner.tsx'
import { hasLicence, useProfile } from '../lib/profile.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useSessionStart } from './use-session-start.ts'

const LoadSavedCompanies = lazy(async () => ({
  default: (await import('../features/companies/load-saved-companies.tsx')).LoadSavedCompanies,
}))
const LoadSaved = lazy(async () => ({ default: (await import('../features/positions/load-saved.tsx')).LoadSaved }))

export function RootLayout() {
  const { user } = useProfile()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const loadingRoute = next !== undefined && next.pathname !== pathname
  useSessionStart()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <SiteHeader />
      <VerifyBanner />
      {!loadingRoute && <Outlet />}
      <PageAnnouncer />
      {user && hasLicence(user) && (
        <Suspense fallback={null}>
          <LoadSaved />
          <LoadSavedCompanies />
        </Suspense>
      )}
    </>
  )
}
