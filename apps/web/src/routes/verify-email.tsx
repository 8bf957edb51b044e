import { routes } from '@vedetta/contracts/calls/routes'
import { Navigate, useSearchParams } from 'react-router'
import { useProfile } from '../domain/profile.ts'
import { CheckYourMail } from '../features/auth/check-your-mail.tsx'
import { destinationOf } from '../features/auth/destination.ts'
import { useLinkParams } from '../features/auth/link-params.ts'
import { VerificationLink } from '../features/auth/verification-link.tsx'

/** Opened from the mail with a token; without one the page says where to find the mail. */
export function Component() {
  const [params] = useSearchParams()
  const { state, user } = useProfile()
  const { next } = useLinkParams()
  const token = params.get('token')
  if (token) return <VerificationLink token={token} />
  if (user && !user.emailVerified) return <CheckYourMail user={user} />
  if (user) return <Navigate to={destinationOf(user, next)} replace />
  return state === 'loaded' ? <Navigate to={routes.signIn} replace /> : null
}
