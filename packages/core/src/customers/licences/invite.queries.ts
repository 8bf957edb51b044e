import type { Db } from '../../platform/db/client.ts'
import type { InviteKind } from './code.queries.ts'

type NewInvite = {
  readonly licenceNo: number
  readonly kind: InviteKind
  readonly email: string
  readonly codeHash: Buffer
  readonly expiresAt: Date
}

export async function insertInvite(db: Db, invite: NewInvite, now: Date): Promise<string> {
  const { invite_id } = await db
    .insertInto('invite')
    .values({
      licence_no: invite.licenceNo,
      kind: invite.kind,
      email: invite.email,
      code_hash: invite.codeHash,
      invited_at: now,
      expires_at: invite.expiresAt,
    })
    .returning('invite_id')
    .executeTakeFirstOrThrow()
  return invite_id
}

/** The invites that are neither accepted, cancelled nor expired. */
export function selectOpenInvites(db: Db, licenceNo: number, now: Date) {
  return db
    .selectFrom('invite')
    .select(['invite_id', 'kind', 'email', 'invited_at'])
    .where('licence_no', '=', licenceNo)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .execute()
}

/** Marks a person's open invites as accepted: their seat or role replaces them. */
export async function acceptInvites(
  db: Db,
  { licenceNo, email, kind }: { licenceNo: number; email: string; kind: InviteKind },
  now: Date,
): Promise<void> {
  await db
    .updateTable('invite')
    .set({ accepted_at: now })
    .where('licence_no', '=', licenceNo)
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export function selectInvite(
  db: Db,
  { licenceNo, inviteId, kind }: { licenceNo: number; inviteId: string; kind: InviteKind },
) {
  return db
    .selectFrom('invite')
    .select(['accepted_at', 'cancelled_at'])
    .where('licence_no', '=', licenceNo)
    .where('invite_id', '=', inviteId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export async function setCancelled(db: Db, inviteId: string, now: Date): Promise<void> {
  await db.updateTable('invite').set({ cancelled_at: now }).where('invite_id', '=', inviteId).execute()
}

export async function cancelAllInvites(db: Db, licenceNo: number, now: Date): Promise<void> {
  await db
    .updateTable('invite')
    .set({ cancelled_at: now })
    .where('licence_no', '=', licenceNo)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
}
