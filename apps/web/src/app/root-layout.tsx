import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { CookieQuestion } from '../features/public/cookies/cookie-question.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

export function RootLayout() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers it
  useEffect(() => {
    // On the first page the browser restores the scroll position itself, as after a reload or a return.
    if (shown.current === pathname) return
    shown.current = pathname
    const part = hash && document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname])

  return (
    <>
      <Outlet />
      <PageAnnouncer />
      <CookieQuestion />
    </>
  )
}
