import { lazy, Suspense } from 'react'
import { useCookieQuestion } from '../../../lib/cookie-choice.ts'

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

/** Shown on every page until it is answered, and when it is reopened. */
export function CookieQuestion() {
  const question = useCookieQuestion()
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <CookieBanner takesFocus={question === 'reopened'} />
    </Suspense>
  )
}
