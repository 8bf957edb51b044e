import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { italianDay, startOfItalianDay } from '../../db/italian-day.queries.ts'

/** Null until it was counted. */
export async function selectPlan(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ visits: number }>`
    SELECT visits FROM watch_plan WHERE day = ${italianDay(now)}`.execute(db)
  return rows[0]?.visits ?? null
}

/** How many visits are still due today. Reads that part of the schedule: fit for once an hour, not for a page. */
export async function countDueToday(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    SELECT count(*) AS due FROM source_schedule WHERE due_at < ${startOfItalianDay(now, 1)}`.execute(db)
  return rows[0]?.due ?? 0
}

export async function upsertPlan(db: Db, visits: number, now: Date): Promise<void> {
  await sql`
    INSERT INTO watch_plan (day, visits, counted_at) VALUES (${italianDay(now)}, ${visits}, ${now})
    ON CONFLICT (day) DO UPDATE SET visits = excluded.visits, counted_at = excluded.counted_at`.execute(db)
}
