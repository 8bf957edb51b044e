import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** The site's status, locked until the transaction ends: a pause and a resumption of one site come one after the other. */
export async function lockSite(tx: Db, siteNo: number): Promise<{ host: string; status: string } | undefined> {
  return tx.selectFrom('site').select(['host', 'status']).where('site_no', '=', siteNo).forUpdate().executeTakeFirst()
}

/** Returns whether the site was not paused before. */
export async function insertPause(
  tx: Db,
  { siteNo, userId, reason }: { siteNo: number; userId: string; reason: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('site_pause')
    .values({ site_no: siteNo, since: now, paused_by: userId, reason })
    .onConflict((conflict) => conflict.column('site_no').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns whether the site was paused. */
export async function deletePause(tx: Db, siteNo: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('site_pause').where('site_no', '=', siteNo).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/**
 * Pauses those of the site's sources that only paused sites share. In the order of their numbers, as every statement that
 * locks several.
 */
export async function pauseSources(tx: Db, siteNo: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE source_schedule k SET paused_at = ${now}
    FROM (
      SELECT k.source_no FROM site_source l JOIN source_schedule k USING (source_no)
      WHERE l.site_no = ${siteNo} AND k.paused_at IS NULL AND NOT EXISTS (
        SELECT FROM site_source other WHERE other.source_no = l.source_no
          AND NOT EXISTS (SELECT FROM site_pause p WHERE p.site_no = other.site_no)
      )
      ORDER BY k.source_no FOR UPDATE OF k
    ) mine
    WHERE k.source_no = mine.source_no`.execute(tx)
  return Number(numAffectedRows)
}

export async function resumeSources(tx: Db, siteNo: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE source_schedule k SET paused_at = NULL, due_at = least(k.due_at, ${now}::timestamptz)
    FROM (
      SELECT k.source_no FROM site_source l JOIN source_schedule k USING (source_no)
      WHERE l.site_no = ${siteNo} AND k.paused_at IS NOT NULL ORDER BY k.source_no FOR UPDATE OF k
    ) mine
    WHERE k.source_no = mine.source_no`.execute(tx)
  return Number(numAffectedRows)
}

export async function isPaused(db: Db, siteNo: number): Promise<boolean> {
  const row = await db.selectFrom('site_pause').select('site_no').where('site_no', '=', siteNo).executeTakeFirst()
  return row !== undefined
}

export async function selectScheduledSources(db: Db, siteNo: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('site_source')
    .innerJoin('source_schedule', 'source_schedule.source_no', 'site_source.source_no')
    .select('site_source.source_no')
    .where('site_no', '=', siteNo)
    .orderBy('site_source.source_no')
    .limit(limit)
    .execute()
  return rows.map(({ source_no }) => source_no)
}
