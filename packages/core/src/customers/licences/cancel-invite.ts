import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { withdrawInvite } from './withdraw-invite.ts'

/** Cancels an invite to a seat. `removeManager` cancels a manager's, since only the administrator chooses managers. */
export async function cancelInvite(
  db: Db,
  viewer: Viewer,
  { licenceID, inviteID }: { licenceID: string; inviteID: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const licence = await lockOwnLicence(tx, licenceID)
    await withdrawInvite(tx, viewer, licence, { inviteId: inviteID, kind: 'user' }, now)
  })
}
