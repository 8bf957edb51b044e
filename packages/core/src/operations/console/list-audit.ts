import type { AuditEntry, listAudit as listAuditCall } from '@vedetta/contracts/operator/audit'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { type AuditRow, selectEntries } from './audit.queries.ts'
import { auditFilter } from './audit-filter.ts'
import { numberCursor, pageOf, readCursor, rowsToSelect } from './cursor.ts'

export async function listAudit(
  db: Db,
  { cursor, ...input }: z.output<typeof listAuditCall.input>,
  now: Date,
): Promise<z.input<typeof listAuditCall.output>> {
  const filter = await auditFilter(db, input, now)
  if (filter === null) return { entries: [], next: null }
  const [before] = readCursor(cursor, numberCursor) ?? [null]
  const { rows, next } = pageOf(await selectEntries(db, filter, before, rowsToSelect), ({ entryNo }) => [entryNo])
  return { entries: rows.map(auditEntry), next }
}

export function auditEntry({ actorId, actorEmail, at, ...row }: AuditRow): AuditEntry {
  return { ...row, at: at.toISOString(), actor: actorId === null ? null : { userID: actorId, email: actorEmail } }
}
