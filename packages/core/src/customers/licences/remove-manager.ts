import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deleteManager, isManager } from './licence.queries.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { upsertRemovedPerson } from './removed-person.queries.ts'
import { replaceCode } from './replace-code.ts'
import { withdrawInvite } from './withdraw-invite.ts'

/** Removes a manager and replaces the code that they know, or cancels the invite of one. Idempotent. */
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
    if (!managerID || !(await isManager(tx, licence.licence_no, managerID))) return
    // Locks the person before the role, as deleting the account does.
    await upsertRemovedPerson(tx, { licenceNo: licence.licence_no, userId: managerID }, now)
    if (!(await deleteManager(tx, licence.licence_no, managerID))) return
    await replaceCode(tx, viewer, licence, now)
    await recordAct(tx, 'manager_removed', { actorId: viewer.userId, subject: licenceID, details: { managerID } })
  })
}
