import { type ReactNode, useSyncExternalStore } from 'react'

/** For what works only where scripts run, such as a form: it is not part of the page as it was rendered, and comes once the page is taken over. */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: () => ReactNode }) {
  const isClient = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return isClient ? children() : fallback
}
