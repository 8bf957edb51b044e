import type { Profile } from '@vedetta/contracts/customers/profile'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { secondStepFor } from '../identity/second-step-for.ts'
import { selectProfile } from './profile.queries.ts'

const noSubscription = { tier: 'none', licenceID: null, expiresAt: null } as const

export async function readProfile(
  db: Db,
  viewer: Pick<Viewer, 'userId' | 'seat' | 'isOperator' | 'hasSecondStep'>,
): Promise<Profile> {
  const { userId, seat } = viewer
  const profile = await selectProfile(db, userId)
  if (!profile) throw new AppError('sign_in_required')
  const subscription = seat
    ? { tier: seat.tier, licenceID: seat.licenceId, expiresAt: seat.expiresAt.toISOString() }
    : noSubscription
  return { ...profile, subscription, publicApi: seat?.publicApi ?? false, secondStepFor: secondStepFor(viewer) }
}
