import { useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { SiteHeader } from './site-header.tsx'

export function RootLayout() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const loadingRoute = next !== undefined && next.pathname !== pathname

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <SiteHeader />
      {!loadingRoute && <Outlet />}
    </>
  )
}
