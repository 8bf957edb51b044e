import type { Act } from '@vedetta/contracts/operator/audit-acts'
import type { AuditDetail } from '@vedetta/contracts/operator/audit-details'
import type { Insertable } from 'kysely'
import type { Db } from '../db/client.ts'
import type { AuditEntry } from '../db/schema.ts'

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
  const entry: Insertable<AuditEntry> = { act, actor_id: actorId, subject, details: JSON.stringify(details) }
  await db.insertInto('audit_entry').values(entry).execute()
}
