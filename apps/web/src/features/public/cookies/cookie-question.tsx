import { lazy, Suspense } from 'react'
import { useCookieQuestion } from '../../../lib/cookie-choice.ts'

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

/** On every page until it is answered, and whenever somebody wants to answer it anew. */
export function CookieQuestion() {
  const question = useCookieQuestion()
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <CookieBanner takesFocus={question === 'reopened'} />
    </Suspense>
  )
}
