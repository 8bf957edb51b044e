import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../viewer.ts'
import { lockOwnLicence } from './lock-own-licence.ts'
import { mailSeatEnded } from './mail-seat-ended.ts'
import { upsertRemovedPerson } from './removed-person.queries.ts'
import { replaceCode } from './replace-code.ts'
import { revocableAt } from './revocable-at.ts'
import { endSeats, selectSeat } from './seat.queries.ts'

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
    if (seat.ended_at) return
    if (now < revocableAt(seat.assigned_at)) throw new AppError('revoke_too_early')
    const ended = await endSeats(tx, { licenceNo: licence.licence_no, seatNo: seat.seat_no }, now)
    for (const { userId } of ended) await upsertRemovedPerson(tx, { licenceNo: licence.licence_no, userId }, now)
    await mailSeatEnded(tx, licence.customer, ended)
    await replaceCode(tx, viewer, licence, now)
    await recordAct(tx, 'seat_revoked', { actorId: viewer.userId, subject: licenceID, details: { seatID } })
  })
}
