import type { Act } from '@vedetta/contracts/operator/audit-acts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

export type AuditRow = {
  entryNo: number
  at: Date
  act: string
  actorId: string | null
  actorEmail: string | null
  subject: string | null
  details: Record<string, string | number | boolean | null>
}

export type AuditFilter = {
  userId: string | undefined
  act: Act | undefined
  since: Date
  until: Date
}

/**
 * The newest entries before a number. A person's are found by their indexes, the others within the days: the block
 * range index on `at` leaves out the pages of other times.
 */
export async function selectEntries(
  db: Db,
  { userId, act, since, until }: AuditFilter,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const isWanted = sql.join(
    [
      sql`a.at >= ${since} AND a.at < ${until}`,
      ...(before === null ? [] : [sql`a.entry_no < ${before}`]),
      ...(userId === undefined ? [] : [sql`(a.actor_id = ${userId}::uuid OR a.subject = ${userId})`]),
      ...(act === undefined ? [] : [sql`a.act = ${act}`]),
    ],
    sql` AND `,
  )
  const { rows } = await sql<AuditRow>`
    SELECT a.entry_no AS "entryNo", a.at, a.act, a.actor_id AS "actorId", u.email AS "actorEmail", a.subject, a.details
    FROM (SELECT * FROM audit_entry a WHERE ${isWanted} ORDER BY a.entry_no DESC LIMIT ${limit}) a
    LEFT JOIN "user" u ON u.id = a.actor_id
    ORDER BY a.entry_no DESC`.execute(db)
  return rows
}

export async function selectNewestNo(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_entry')
    .select('entry_no')
    .orderBy('entry_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.entry_no ?? 0
}

/** The instants at which an Italian day begins and ends; the day of `now` where none is given. */
export async function selectDays(
  db: Db,
  { from, to, days }: { from: string | undefined; to: string | undefined; days: number },
  now: Date,
): Promise<{ since: Date; until: Date }> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    SELECT (coalesce(${from ?? null}::date, last.day - ${days}::int))::timestamp AT TIME ZONE 'Europe/Rome' AS since,
      (last.day + 1)::timestamp AT TIME ZONE 'Europe/Rome' AS until
    FROM (SELECT coalesce(${to ?? null}::date, (${now}::timestamptz AT TIME ZONE 'Europe/Rome')::date) AS day) last`.execute(
    db,
  )
  if (!rows[0]) throw new Error('a select without a table has one row')
  return rows[0]
}
