import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells screen readers of a route change: announces the new page's title and moves the focus to its heading, unless the page has put
 * it elsewhere itself.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
    focusPage()
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function focusPage(): void {
  if (document.activeElement?.closest('main')) return
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!page) return
  page.tabIndex = -1
  page.focus({ preventScroll: true })
}
