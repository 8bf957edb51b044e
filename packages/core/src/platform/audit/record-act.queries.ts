import type { Act } from '@vedetta/contracts/operator/audit-acts'
import type { AuditDetail } from '@vedetta/contracts/operator/audit-details'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { plannedOnce } from '../db/planned-once.ts'

type Details = { readonly [Name in AuditDetail]?: string | number | boolean | null }

/**
 * Call it in the act's own transaction. The details must contain no e-mail address, password or code, and of an IP address its network
 * alone (`shortenAddress`): an entry can't be changed afterwards.
 */
export async function recordAct(
  db: Db,
  act: Act,
  { actorId, subject = null, details = {} }: { actorId: string | null; subject?: string | null; details?: Details },
): Promise<void> {
  await sql`${plannedOnce('record act')}
    INSERT INTO audit_entry (act, actor_id, subject, details)
    VALUES (${act}, ${actorId}, ${subject}, ${JSON.stringify(details)})`.execute(db)
}
