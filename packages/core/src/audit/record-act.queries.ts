import type { Insertable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { AuditEntry } from '../db/schema.ts'

/** The acts that matter for security or money. */
export type Act =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_refused'
  | 'second_step_refused'
  | 'call_refused'
  | 'signed_out'
  | 'reauthenticated'
  | 'email_verified'
  | 'account_claimed'
  | 'password_changed'
  | 'password_reset'
  | 'session_revoked'
  | 'other_sessions_revoked'
  | 'two_factor_enabled'
  | 'two_factor_disabled'
  | 'second_step_reset'
  | 'second_step_rule_changed'
  | 'profile_changed'
  | 'licence_granted'
  | 'licence_redeemed'
  | 'licence_deleted'
  | 'user_invited'
  | 'manager_invited'
  | 'invite_cancelled'
  | 'invite_accepted'
  | 'seat_revoked'
  | 'manager_removed'
  | 'extra_asked'
  | 'extra_requested'
  | 'extra_granted'
  | 'extra_ordered'
  | 'extra_taken_back'
  | 'licence_changed'
  | 'api_key_created'
  | 'api_key_rotated'
  | 'api_key_revoked'
  | 'public_api_granted'
  | 'public_api_withdrawn'
  | 'request_answered'
  | 'visits_requested'
  | 'contact_opted_out'
  | 'site_opted_out'
  | 'webhook_created'
  | 'webhook_changed'
  | 'webhook_deleted'
  | 'webhook_secret_replaced'
  | 'spent'
  | 'refunded'
  | 'operator_named'
  | 'operator_removed'
  | 'data_downloaded'
  | 'account_deleted'

type Details = Readonly<Record<string, string | number | boolean | null>>

/**
 * Call it in the act's own transaction. The details must contain no e-mail address, password or code, and of an IP address its network
 * alone (`shortenAddress`): an entry can't be changed afterwards.
 */
export async function recordAct(
  db: Db,
  act: Act,
  { actorId, subject = null, details = {} }: { actorId: string | null; subject?: string | null; details?: Details },
): Promise<void> {
  const entry: Insertable<AuditEntry> = { act, actor_id: actorId, subject, details: JSON.stringify(details) }
  await db.insertInto('audit_entry').values(entry).execute()
}
