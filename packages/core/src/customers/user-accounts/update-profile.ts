import type { Profile } from '@vedetta/contracts/customers/profile'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mergeProfile, type ProfileChanges } from './profile.queries.ts'
import { readProfile } from './read-profile.ts'

/** Merges some details into the profile. The audit records that a name changed, not the name. */
export async function updateProfile(db: Db, viewer: Viewer, changes: ProfileChanges, now: Date): Promise<Profile> {
  return db.transaction().execute(async (tx) => {
    if (await mergeProfile(tx, viewer.userId, changes, now)) {
      const details = Object.fromEntries(Object.keys(changes).map((field) => [field, true]))
      await recordAct(tx, 'profile_changed', { actorId: viewer.userId, details })
    }
    return readProfile(tx, viewer)
  })
}
