import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type InviteContext, limitInvites } from './limit-invites.ts'
import { lockLiveLicence } from './lock-own-licence.ts'
import { relationToLicence } from './relation-to-licence.ts'
import { countTakenSeats } from './seat.queries.ts'
import { sendInvite } from './send-invite.ts'

const refusals = { runs_it: 'own_licence', has_seat: 'already_active', invited: 'already_invited' } as const

/** Reserves a seat for an address and mails it the code that redeems the seat. */
export async function inviteUser(
  { db, publicUrl, limits }: InviteContext,
  viewer: Viewer,
  { licenceID, email }: { licenceID: string; email: string },
  now: Date,
): Promise<void> {
  await limitInvites(limits, { licenceID, email })
  await db.transaction().execute(async (tx) => {
    const licence = await lockLiveLicence(tx, licenceID, now)
    const standing = await relationToLicence(tx, licence, email, now)
    if (standing !== 'stranger') throw new AppError(refusals[standing])
    const taken = await countTakenSeats(tx, { licenceNo: licence.licence_no }, now)
    if (licence.size !== null && taken >= licence.size) throw new AppError('no_seat_left')
    await sendInvite(tx, publicUrl, licence, { kind: 'user', email, invitedBy: viewer }, now)
  })
}
