import { dayMs } from '@vedetta/contracts/text/durations'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianDay, startOfItalianDay } from '../../platform/db/italian-day.queries.ts'

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

export type Coverage = { sources: number; visitedInDay: number }

/** The sources on the schedule, and those visited in the last 24 hours. Reads the schedule, as `countDueToday` does. */
export async function countCoverage(db: Db, now: Date): Promise<Coverage> {
  const since = new Date(now.getTime() - dayMs)
  const { rows } = await sql<Coverage>`
    SELECT count(*) AS sources, count(*) FILTER (WHERE last_visit > ${since}) AS "visitedInDay"
    FROM source_schedule`.execute(db)
  return rows[0] ?? { sources: 0, visitedInDay: 0 }
}

export async function upsertPlan(
  db: Db,
  { visits, sources, visitedInDay }: Coverage & { visits: number },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO watch_plan (day, visits, sources, visited_in_day, counted_at)
    VALUES (${italianDay(now)}, ${visits}, ${sources}, ${visitedInDay}, ${now})
    ON CONFLICT (day) DO UPDATE SET visits = excluded.visits, sources = excluded.sources,
      visited_in_day = excluded.visited_in_day, counted_at = excluded.counted_at`.execute(db)
}

export type CountedCoverage = { [Name in keyof Coverage]: number | null } & { countedAt: Date }

/** As last counted. */
export async function selectCoverage(db: Db): Promise<CountedCoverage | null> {
  const { rows } = await sql<CountedCoverage>`
    SELECT sources, visited_in_day AS "visitedInDay", counted_at AS "countedAt"
    FROM watch_plan ORDER BY day DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}
