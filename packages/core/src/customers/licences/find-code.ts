import type { Db } from '../../platform/db/client.ts'
import { isLive } from '../ledger/is-live.ts'
import { type InviteKind, selectByCode } from './code.queries.ts'
import { isOpen } from './is-open.ts'

type FoundCode = { kind: 'invite'; email: string; inviteKind: InviteKind } | { kind: 'licence' | 'retired' }

/** The invite or licence that a code would open now. Whether a seat is free is checked only at redemption. */
export async function findCode(db: Db, code: string, now: Date): Promise<FoundCode | null> {
  const found = await selectByCode(db, code)
  if (!found || !isLive(found.licence, now)) return null
  if (!found.invite) return { kind: found.retired ? 'retired' : 'licence' }
  const { invite } = found
  return isOpen(invite, now) ? { kind: 'invite', email: invite.email, inviteKind: invite.kind } : null
}
