import { lazy, Suspense } from 'react'

const LimitReached = lazy(async () => ({ default: (await import('./limit-reached.tsx')).LimitReached }))

/** Loaded when it is needed: it brings the calls of billing. */
export function LazyLimitReached() {
  return (
    <Suspense fallback={null}>
      <LimitReached />
    </Suspense>
  )
}
