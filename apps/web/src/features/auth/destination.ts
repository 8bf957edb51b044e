import { routes } from '@vedetta/contracts/calls/routes'
import type { Profile } from '@vedetta/contracts/customers/profile'
import { hasLicence } from '../../domain/profile.ts'

/** The page after sign-in: the user's destination if the link had one, else the next step open to them. */
export function destinationOf(user: Profile, next: string | undefined): string {
  if (next) return next
  if (!user.emailVerified) return routes.verifyEmail
  if (hasLicence(user)) return routes.positions
  return user.administrator || user.manager ? routes.profile : routes.redeem
}
