import type { Act } from '@vedetta/contracts/operator/audit-acts'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Whether an act of the kind, on the subject and with these details, is younger than `since`. */
export async function hasActed(
  db: Db,
  act: Act,
  { subject, details }: { subject: string; details: Readonly<Record<string, string>> },
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM audit_entry
    WHERE subject = ${subject} AND act = ${act} AND at > ${since} AND details @> ${JSON.stringify(details)}::jsonb
    LIMIT 1`.execute(db)
  return rows.length > 0
}
