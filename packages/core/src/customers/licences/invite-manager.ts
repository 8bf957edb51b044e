import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type InviteContext, limitInvites } from './limit-invites.ts'
import { lockLiveLicence } from './lock-own-licence.ts'
import { relationToLicence } from './relation-to-licence.ts'
import { sendInvite } from './send-invite.ts'

const refusals = { runs_it: 'already_manager', has_seat: 'own_licence', invited: 'already_invited' } as const

/** Mails an address a code that makes its owner a manager. */
export async function inviteManager(
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
    await sendInvite(tx, publicUrl, licence, { kind: 'manager', email, invitedBy: viewer }, now)
  })
}
