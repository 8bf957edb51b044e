import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../viewer.ts'
import { deleteManager } from './licence.queries.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { withdrawInvite } from './withdraw-invite.ts'

/** Removes a manager, or cancels the invite of one. Idempotent. */
export async function removeManager(
  db: Db,
  viewer: Viewer,
  {
    licenceID,
    managerID,
    inviteID,
  }: { licenceID: string; managerID?: string | undefined; inviteID?: string | undefined },
  now: Date,
): Promise<void> {
  if ((managerID === undefined) === (inviteID === undefined)) throw new AppError('invalid_request')
  await db.transaction().execute(async (tx) => {
    const licence = await lockOwnLicence(tx, licenceID)
    if (inviteID) return withdrawInvite(tx, viewer, licence, { inviteId: inviteID, kind: 'manager' }, now)
    if (managerID && (await deleteManager(tx, licence.licence_no, managerID)))
      await recordAct(tx, 'manager_removed', { actorId: viewer.userId, subject: licenceID, details: { managerID } })
  })
}
