import type { Profile } from '@vedetta/contracts/profile'
import { routes } from '@vedetta/contracts/routes'
import { hasLicence } from '../../domain/profile.ts'

/** Where who has signed in goes: where they were going, or to what they can do next. */
export function destinationOf(user: Profile, next: string | undefined): string {
  if (next) return next
  if (!user.emailVerified) return routes.verifyEmail
  if (hasLicence(user)) return routes.positions
  return user.administrator || user.manager ? routes.profile : routes.redeem
}
