import { AppError } from '../app-error.ts'
import { findPersonByEmail } from '../identity/people.queries.ts'
import type { Viewer } from '../viewer.ts'
import { selectOpenInvites } from './invite.queries.ts'
import { isManager } from './licence.queries.ts'
import { type InviteDeps, limitInvites } from './limit-invites.ts'
import { lockLiveLicence } from './lock-own-licence.ts'
import { holdsSeat } from './seat.queries.ts'
import { sendInvite } from './send-invite.ts'

/** Mails an address the code with which its person becomes a manager. */
export async function inviteManager(
  { db, publicUrl, limits }: InviteDeps,
  viewer: Viewer,
  { licenceID, email }: { licenceID: string; email: string },
  now: Date,
): Promise<void> {
  await limitInvites(limits, { licenceID, email })
  await db.transaction().execute(async (tx) => {
    const licence = await lockLiveLicence(tx, licenceID, now)
    const person = await findPersonByEmail(tx, email)
    if (email === licence.administrator_email || (person && (await isManager(tx, licence.licence_no, person.userId))))
      throw new AppError('already_manager')
    if (person && (await holdsSeat(tx, licence.licence_no, person.userId))) throw new AppError('own_licence')
    const waiting = await selectOpenInvites(tx, licence.licence_no, now)
    if (waiting.some((invite) => invite.email === email)) throw new AppError('already_invited')
    await sendInvite(tx, publicUrl, licence, { kind: 'manager', email, invitedBy: viewer }, now)
  })
}
