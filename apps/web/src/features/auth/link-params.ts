import { emailFragment, emailOfFragment } from '@vedetta/contracts/customers/account-links'
import { useLocation, useSearchParams } from 'react-router'
import { nextPath } from '../../lib/next-path.ts'

/** The URL parameters of the auth pages: the code of a licence or an invite, the destination, and the address a link was mailed to. */
export function useLinkParams() {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  return {
    code: params.get('code')?.slice(0, 64) ?? '',
    next: nextPath(params.get('next')),
    email: emailOfFragment(hash),
  }
}

type LinkParams = { code?: string | undefined; next?: string | undefined; email?: string | undefined }

/** Passes the same parameters on to the next page. */
export function withLinkParams(path: string, { code, next, email }: LinkParams): string {
  const params = new URLSearchParams()
  if (code) params.set('code', code)
  if (next) params.set('next', next)
  return `${path}${params.size > 0 ? `?${params}` : ''}${email ? emailFragment(email) : ''}`
}
