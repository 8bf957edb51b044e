import type { ReactNode } from 'react'
import { useIsClient } from '../../lib/use-is-client.ts'

/** Renders content that needs scripts, such as a form, after hydration only. */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: () => ReactNode }) {
  return useIsClient() ? children() : fallback
}
