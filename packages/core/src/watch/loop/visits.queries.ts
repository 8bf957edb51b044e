import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import type { SiteStatus } from './site-status.ts'

export async function upsertMemories(
  tx: Transaction<DB>,
  memories: readonly { sourceNo: number; memory: SourceMemory }[],
): Promise<void> {
  await sql`
    INSERT INTO source_memory (source_no, reader_version, memory)
    SELECT * FROM unnest(${memories.map(({ sourceNo }) => sourceNo)}::int[],
      ${memories.map(({ memory }) => memory.readerVersion)}::int[],
      ${memories.map(({ memory }) => JSON.stringify(memory, storable))}::jsonb[])
    ON CONFLICT (source_no) DO UPDATE SET reader_version = excluded.reader_version, memory = excluded.memory`.execute(
    tx,
  )
}

/** PostgreSQL accepts neither NUL nor a lone surrogate, and pages contain both. */
function storable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}

/** Sets the status of the sites that start at these sources, except opted-out sites and those an operator has to assign. */
export async function setSiteStatuses(
  tx: Transaction<DB>,
  statuses: readonly { sourceNo: number; status: SiteStatus }[],
): Promise<void> {
  await sql`
    UPDATE site SET status = n.status
    FROM unnest(${statuses.map(({ sourceNo }) => sourceNo)}::int[], ${statuses.map(({ status }) => status)}::text[]) n(source_no, status)
    JOIN site_source l ON l.source_no = n.source_no
    WHERE site.site_no = l.site_no AND site.status <> n.status AND site.status <> 'opted_out'
      AND NOT (site.status = 'held' AND site.contradicting_vat IS NOT NULL)`.execute(tx)
}

export async function deleteVisitsBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM visit WHERE at < ${before}`.execute(db)
  return Number(numAffectedRows)
}

export async function deletePausesBefore(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM host_pause WHERE until < ${before}`.execute(db)
}
