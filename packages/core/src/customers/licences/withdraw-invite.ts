import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { InviteKind } from './code.queries.ts'
import { selectInvite, setCancelled } from './invite.queries.ts'
import type { LockedLicence } from './licence.queries.ts'

/** Cancels an invite. Idempotent; refused once accepted, when there is a seat or role to remove instead. */
export async function withdrawInvite(
  tx: Transaction<DB>,
  viewer: Viewer,
  licence: LockedLicence,
  { inviteId, kind }: { inviteId: string; kind: InviteKind },
  now: Date,
): Promise<void> {
  const invite = await selectInvite(tx, { licenceNo: licence.licence_no, inviteId, kind })
  if (!invite) throw new AppError('not_found')
  if (invite.accepted_at) throw new AppError(kind === 'user' ? 'already_active' : 'already_manager')
  if (invite.cancelled_at) return
  await setCancelled(tx, inviteId, now)
  await recordAct(tx, 'invite_cancelled', {
    actorId: viewer.userId,
    subject: licence.licence_id,
    details: { inviteID: inviteId },
  })
}
