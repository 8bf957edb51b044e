import { auditDays, type listAudit } from '@vedetta/contracts/operator/audit'
import { z } from 'zod'
import { findPersonByEmail } from '../../customers/people.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { type AuditFilter, selectDays } from './audit.queries.ts'

export type AuditInput = Omit<z.output<typeof listAudit.input>, 'cursor'>

/** Null where no account has the address: nothing can be found. */
export async function auditFilter(
  db: Db,
  { person, act, from, to }: AuditInput,
  now: Date,
): Promise<AuditFilter | null> {
  const userId = person === undefined ? undefined : await accountOf(db, person)
  if (userId === null) return null
  return { userId, act, ...(await selectDays(db, { from, to, days: auditDays }, now)) }
}

async function accountOf(db: Db, person: string): Promise<string | null> {
  if (z.uuid().safeParse(person).success) return person.toLowerCase()
  return (await findPersonByEmail(db, person.toLowerCase()))?.userId ?? null
}
