import { useSearchParams } from 'react-router'
import { nextPath } from '../../lib/next-path.ts'

/** The URL parameters of the auth pages: the code of a licence or an invite, and the destination. */
export function useLinkParams() {
  const [params] = useSearchParams()
  return { code: params.get('code')?.slice(0, 64) ?? '', next: nextPath(params.get('next')) }
}

/** Passes the same parameters on to the next page. */
export function withLinkParams(
  path: string,
  { code, next }: { code?: string | undefined; next?: string | undefined },
): string {
  const params = new URLSearchParams()
  if (code) params.set('code', code)
  if (next) params.set('next', next)
  return params.size > 0 ? `${path}?${params}` : path
}
