import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { cancelAllInvites } from './invite.queries.ts'
import { setDeleted } from './licence.queries.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { mailSeatEnded } from './mail-seat-ended.ts'
import { isRenewing } from './renewal.queries.ts'
import { endSeats } from './seat.queries.ts'

/** Deletes a licence with all its seats, even recent ones, and its invites. Refused while a subscription is running. */
export async function deleteLicence(
  db: Db,
  viewer: Viewer,
  { licenceID }: { licenceID: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const licence = await lockOwnLicence(tx, licenceID)
    if (await isRenewing(tx, licence.licence_no)) throw new AppError('subscription_running')
    await setDeleted(tx, licence.licence_no, now)
    await cancelAllInvites(tx, licence.licence_no, now)
    const ended = await endSeats(tx, { licenceNo: licence.licence_no }, now)
    await mailSeatEnded(tx, licence.customer, ended)
    await recordAct(tx, 'licence_deleted', {
      actorId: viewer.userId,
      subject: licenceID,
      details: { seats: ended.length },
    })
  })
}
