import { defaultSettings } from '@vedetta/contracts/customers/settings'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { sql, type Transaction } from 'kysely'
import { liveSeats } from '../../customers/licences/live-seats.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { mailable } from './schedule.queries.ts'
import { isOwed } from './told-positions.queries.ts'

const instantTiers = keysOf(plans).filter((tier) => plans[tier].instantAlerts)

/** People with a live seat on a plan with instant alerts. */
export const instantSeats = (now: Date) => sql`
  SELECT seat.user_id FROM ${liveSeats(now)} AND licence.tier = ANY(${instantTiers}::text[])`

/** The settings `s` of people who chose instant alerts on a plan that has them. The first condition is that of the index. */
const wantsInstant = (now: Date) => sql<boolean>`
  s.changes -> 'instantAlerts' = 'true'
  AND coalesce((s.changes ->> 'notifyOnFilter')::boolean, ${defaultSettings.notifyOnFilter})
  AND s.user_id IN (${instantSeats(now)})`

/** People who are owed an instant mail now. */
export async function selectInstantReaders(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT s.user_id AS "userId"
    FROM settings s LEFT JOIN alert_schedule w ON w.user_id = s.user_id
    WHERE ${wantsInstant(now)}
      AND w.stopped_at IS NULL AND (w.instant_after IS NULL OR w.instant_after <= ${now})
      AND EXISTS (SELECT FROM alert a WHERE a.user_id = s.user_id AND ${isOwed.instant})
    LIMIT ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** A person may be owed an instant mail before a digest had a date. */
export async function ensureSchedule(tx: Transaction<DB>, userId: string): Promise<void> {
  await tx
    .insertInto('alert_schedule')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks a schedule that may have a mail now; false if it may not, or another worker has it. */
export async function lockMailable(tx: Transaction<DB>, userId: string, now: Date): Promise<boolean> {
  const locked = await mailable(tx, now)
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return locked !== undefined
}
