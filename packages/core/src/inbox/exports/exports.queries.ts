import type { ExportField, ExportFormat } from '@vedetta/contracts/facts/export-choices'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'

/** The person's choices for the file. */
export type ExportChoices = { readonly fields: readonly ExportField[]; readonly format: ExportFormat }

export type ExportRow = { exportId: string; exported: number; failed: number; credits: number }

const outcome = ['export_id as exportId', 'failed', 'credits'] as const
const exported = sql<number>`cardinality(position_nos)`.as('exported')

export function selectRequested(db: Db, userId: string, requestId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('export')
    .select([...outcome, exported])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export async function insertExport(
  db: Db,
  row: {
    exportId: string
    requestId: string
    userId: string
    licenceNo: number
    positionNos: number[]
    failed: number
    credits: number
    choices: ExportChoices
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('export')
    .values({
      export_id: row.exportId,
      request_id: row.requestId,
      user_id: row.userId,
      licence_no: row.licenceNo,
      position_nos: row.positionNos,
      failed: row.failed,
      credits: row.credits,
      made_at: now,
      format: row.choices.format,
      fields: [...row.choices.fields],
    })
    .execute()
}

const choices = [sql<ExportFormat>`format`.as('format'), sql<ExportField[]>`fields`.as('fields')] as const

export function selectExport(db: Db, { userId }: Actor, exportId: string, since: Date) {
  return db
    .selectFrom('export')
    .select(['position_nos', 'made_at', ...choices])
    .where('export_id', '=', exportId)
    .where('user_id', '=', userId)
    .where('made_at', '>', since)
    .executeTakeFirst()
}

/** A person's exports, the newest first. */
export function selectPastExports(db: Db, { userId }: Actor, since: Date, limit: number) {
  return db
    .selectFrom('export')
    .leftJoin('position', (first) => first.on(sql`position_nos[1]`, '=', sql`position.position_no`))
    .select(['export_id as exportId', 'made_at as madeAt', 'credits', exported, ...choices])
    .select('position.title as firstPosition')
    .where('user_id', '=', userId)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .orderBy('export_id')
    .limit(limit)
    .execute()
}

export type Exportable = { positionNo: number; positionId: string }

/** The existing positions in the given order, each once. */
export async function selectExportable(db: Db, ids: readonly string[]): Promise<Exportable[]> {
  const { rows } = await sql<Exportable>`
    SELECT p.position_no AS "positionNo", p.position_id AS "positionId"
    FROM (SELECT id, min(place) AS place FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place) GROUP BY id) asked
    JOIN position p ON p.position_id = asked.id
    ORDER BY place`.execute(db)
  return rows
}

export async function selectExportableNumbers(db: Db, numbers: readonly number[]): Promise<Exportable[]> {
  const { rows } = await sql<Exportable>`
    SELECT p.position_no AS "positionNo", p.position_id AS "positionId"
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS found (no, place)
    JOIN position p ON p.position_no = found.no
    ORDER BY place`.execute(db)
  return rows
}
