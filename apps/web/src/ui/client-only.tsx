import type { ReactNode } from 'react'
import { useIsClient } from '../lib/use-is-client.ts'

/** For what works only where scripts run, such as a form: it is not part of the page as it was rendered, and comes once the page is taken over. */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: () => ReactNode }) {
  return useIsClient() ? children() : fallback
}
