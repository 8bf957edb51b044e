import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { mailSeatEnded } from './mail-seat-ended.ts'
import { upsertRemovedPerson, wasRemoved } from './removed-person.queries.ts'
import { replaceCode } from './replace-code.ts'
import { revocableAt } from './revocable-at.ts'
import { endSeats, holdsSeat, selectSeat } from './seat.queries.ts'

/** Revokes a seat, which is refused in its first days, and replaces the code that its user knows. Idempotent. */
export async function revokeSeat(
  db: Db,
  viewer: Viewer,
  { licenceID, seatID }: { licenceID: string; seatID: string },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const licence = await lockOwnLicence(tx, licenceID)
    const seat = await selectSeat(tx, licence.licence_no, seatID)
    if (!seat) throw new AppError('not_found')
    const held = { licenceNo: licence.licence_no, userId: seat.user_id }
    if (seat.ended_at && !(await hasLeft(tx, held))) return
    if (!seat.ended_at && now < revocableAt(seat.assigned_at)) throw new AppError('revoke_too_early')
    const ended = await endSeats(tx, { licenceNo: licence.licence_no, seatNo: seat.seat_no }, now)
    await upsertRemovedPerson(tx, held, now)
    await mailSeatEnded(tx, licence.customer, ended)
    await replaceCode(tx, viewer, licence, now)
    await recordAct(tx, 'seat_revoked', { actorId: viewer.userId, subject: licenceID, details: { seatID } })
  })
}

/** A person whose seat ended because they took one elsewhere still knows the code, and may be the payer: both end with a revocation. */
async function hasLeft(tx: Db, { licenceNo, userId }: { licenceNo: number; userId: string }): Promise<boolean> {
  return !(await holdsSeat(tx, licenceNo, userId)) && !(await wasRemoved(tx, licenceNo, userId))
}
