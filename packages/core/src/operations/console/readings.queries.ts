import type { ReadingReport, SourceReadingState } from '@vedetta/contracts/operator/site-reading'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export async function selectSource(db: Db, sourceNo: number): Promise<{ url: string } | undefined> {
  return db.selectFrom('source').select('url').where('source_no', '=', sourceNo).executeTakeFirst()
}

/** Of two orders at once, both get the same. */
export async function insertReading(
  tx: Db,
  sourceNo: number,
  now: Date,
): Promise<{ readingId: string; isNew: boolean }> {
  const { rows } = await sql<{ readingId: string }>`
    INSERT INTO source_reading (source_no, ordered_at) VALUES (${sourceNo}, ${now})
    ON CONFLICT (source_no) WHERE finished_at IS NULL DO NOTHING
    RETURNING reading_id AS "readingId"`.execute(tx)
  if (rows[0]) return { ...rows[0], isNew: true }
  const { reading_id } = await tx
    .selectFrom('source_reading')
    .select('reading_id')
    .where('source_no', '=', sourceNo)
    .orderBy('ordered_at', 'desc')
    .executeTakeFirstOrThrow()
  return { readingId: reading_id, isNew: false }
}

export type ReadingRow = {
  sourceNo: number
  orderedAt: Date
  finishedAt: Date | null
  failure: SourceReadingState['failure']
  report: ReadingReport | null
}

export async function selectReading(db: Db, readingId: string): Promise<ReadingRow | undefined> {
  const { rows } = await sql<ReadingRow>`
    SELECT source_no AS "sourceNo", ordered_at AS "orderedAt", finished_at AS "finishedAt", failure, report
    FROM source_reading WHERE reading_id = ${readingId}`.execute(db)
  return rows[0]
}
