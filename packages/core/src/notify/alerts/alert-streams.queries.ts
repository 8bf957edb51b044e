import { maxUnread } from '@vedetta/contracts/notify/alert-list'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import { ownersOrder } from '../../search/filters/filters.queries.ts'
import { filtersThatFound, isShown } from './alert-list.queries.ts'

export type NewAlert = { readonly alertNo: number; readonly filterIDs: string[] }

const filterIDs = sql`
  LATERAL (SELECT coalesce(array_agg(f.filter_id ORDER BY ${ownersOrder}), '{}') AS ids FROM ${filtersThatFound}) by`

/** The highest number written; 0 before the first. */
export async function selectNewestAlert(db: Db): Promise<number> {
  const { rows } = await sql<{ newest: number }>`SELECT coalesce(max(alert_no), 0) AS newest FROM alert`.execute(db)
  return rows[0]?.newest ?? 0
}

/** Everybody's alerts after a number, the oldest first. Those of people who are not asked for are numbers alone. */
export async function selectAlertsAfter(
  db: Db,
  after: number,
  userIds: readonly string[],
  limit: number,
): Promise<(NewAlert & { readonly userId: string | null; readonly foundAt: Date })[]> {
  const { rows } = await sql<NewAlert & { userId: string | null; foundAt: Date }>`${plannedOnce('alerts after')}
    SELECT a.alert_no AS "alertNo", a.user_id AS "userId", a.found_at AS "foundAt", by.ids AS "filterIDs"
    FROM (
      SELECT alert_no, position_no, opening, found_at, asked.user_id
      FROM (SELECT * FROM alert WHERE alert_no > ${after} ORDER BY alert_no LIMIT ${limit}) new
      LEFT JOIN unnest(${userIds}::uuid[]) AS asked (user_id) USING (user_id)
    ) a, ${filterIDs}
    ORDER BY a.alert_no`.execute(db)
  return rows
}

export type Missing = { readonly userId: string; readonly after: number }

/** For each reader their alerts after a number, the oldest first, at most `limit`. */
export async function selectMissedAlerts(db: Db, readers: readonly Missing[], limit: number): Promise<NewAlert[][]> {
  const { rows } = await sql<NewAlert & { reader: number }>`
    SELECT reader::int, a.alert_no AS "alertNo", by.ids AS "filterIDs"
    FROM unnest(${readers.map(({ userId }) => userId)}::uuid[], ${readers.map(({ after }) => after)}::bigint[])
      WITH ORDINALITY AS reader (user_id, after, reader),
    LATERAL (
      SELECT * FROM alert
      WHERE alert.user_id = reader.user_id AND alert_no > reader.after AND ${isShown} ORDER BY alert_no LIMIT ${limit}
    ) a, ${filterIDs}
    ORDER BY a.alert_no`.execute(db)
  const missed = Map.groupBy(rows, ({ reader }) => reader - 1)
  return readers.map((_, at) => missed.get(at) ?? [])
}

/** How many alerts each person has not read, counted to a limit. */
export async function selectUnread(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; count: number }>`${plannedOnce('unread alerts of people')}
    SELECT user_id AS "userId", unread.count
    FROM unnest(${userIds}::uuid[]) AS person (user_id), LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM alert WHERE alert.user_id = person.user_id AND read_at IS NULL AND ${isShown} LIMIT ${maxUnread}
      ) counted
    ) unread`.execute(db)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}
