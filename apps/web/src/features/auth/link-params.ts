import { useSearchParams } from 'react-router'
import { nextPath } from '../../lib/next-path.ts'

/** What the link somebody came by carries: a licence's or an invite's code, and where they were going. */
export function useArrival() {
  const [params] = useSearchParams()
  return { code: params.get('code')?.slice(0, 64) ?? '', next: nextPath(params.get('next')) }
}

/** The same two, for the next page. */
export function withArrival(
  path: string,
  { code, next }: { code?: string | undefined; next?: string | undefined },
): string {
  const params = new URLSearchParams()
  if (code) params.set('code', code)
  if (next) params.set('next', next)
  return params.size > 0 ? `${path}?${params}` : path
}
