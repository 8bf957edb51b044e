import { Readable } from 'node:stream'
import type { AuditFormat } from '@vedetta/contracts/operator/audit'
import type { Cell } from '../../inbox/exports/cells.ts'
import { csvFile } from '../../inbox/exports/csv-file.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { type AuditFilter, type AuditRow, selectEntries, selectNewestNo } from './audit.queries.ts'
import { type AuditInput, auditFilter } from './audit-filter.ts'
import { auditEntry } from './list-audit.ts'

/** Rows in memory at a time, however many there are. */
const batch = 1_000

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: (rows: AsyncIterable<AuditRow>) => csvFile(cells(rows)) },
  ndjson: { type: 'application/x-ndjson', write: (rows: AsyncIterable<AuditRow>) => Readable.from(lines(rows)) },
} as const satisfies Record<AuditFormat, { type: string; write: (rows: AsyncIterable<AuditRow>) => Readable }>

export const auditFileTypes = Object.values(formats).map(({ type }) => type)

/** Streams the entries, the newest first; its own and those written meanwhile are not among them. */
export async function exportAudit(
  db: Db,
  { userId }: Viewer,
  { format, ...input }: AuditInput & { format: AuditFormat },
  now: Date,
): Promise<{ name: string; type: string; content: Readable }> {
  const filter = await auditFilter(db, input, now)
  const newest = await selectNewestNo(db)
  const { act = null, from = null, to = null } = input
  await recordAct(db, 'audit_exported', {
    actorId: userId,
    subject: filter?.userId ?? null,
    details: { format, act, from, to },
  })
  const { type, write } = formats[format]
  const name = `vedetta-audit-${now.toISOString().slice(0, 10)}.${format}`
  return { name, type, content: write(filter === null ? none() : entries(db, filter, newest + 1)) }
}

async function* none(): AsyncGenerator<AuditRow> {}

async function* entries(db: Db, filter: AuditFilter, end: number): AsyncGenerator<AuditRow> {
  for (let before = end; ; ) {
    const rows = await selectEntries(db, filter, before, batch)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) return
    before = last.entryNo
  }
}

const headings = ['number', 'time', 'act', 'actor', 'actor address', 'subject', 'details']

async function* cells(rows: AsyncIterable<AuditRow>): AsyncGenerator<Cell[]> {
  yield headings
  for await (const { entryNo, at, act, actorId, actorEmail, subject, details } of rows)
    yield [entryNo, at.toISOString(), act, actorId, actorEmail, subject, JSON.stringify(details)]
}

async function* lines(rows: AsyncIterable<AuditRow>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(auditEntry(row))}\n`
}
