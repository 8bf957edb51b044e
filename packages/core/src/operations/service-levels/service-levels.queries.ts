import type { ServiceLevelName, StateLevel } from '@vedetta/contracts/operations/service-levels'
import { minSureConfidence } from '@vedetta/contracts/positions/position-reading'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianDay } from '../../platform/db/italian-day.queries.ts'

export type LevelCount = { level: ServiceLevelName; good: number; total: number }

/** Adds events to the day, in one order, so that two processes never deadlock. */
export async function addLevelCounts(db: Db, counts: readonly LevelCount[], now: Date): Promise<void> {
  if (counts.length === 0) return
  await sql`
    INSERT INTO service_level_day (day, level, good, total)
    SELECT ${italianDay(now)}, level, good, total FROM ${rows(counts)} ORDER BY level
    ON CONFLICT (day, level) DO UPDATE SET
      good = service_level_day.good + excluded.good, total = service_level_day.total + excluded.total`.execute(db)
}

/** A state replaces the one that was counted earlier in the day. */
export async function setLevelStates(
  db: Db,
  states: readonly (LevelCount & { level: StateLevel })[],
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO service_level_day (day, level, good, total)
    SELECT ${italianDay(now)}, level, good, total FROM ${rows(states)} ORDER BY level
    ON CONFLICT (day, level) DO UPDATE SET good = excluded.good, total = excluded.total`.execute(db)
}

const rows = (counts: readonly LevelCount[]) => sql`
  unnest(${counts.map(({ level }) => level)}::text[], ${counts.map(({ good }) => good)}::bigint[],
    ${counts.map(({ total }) => total)}::bigint[]) AS counted (level, good, total)`

/** The open positions that were read, and the sure ones. Reads all of them: fit for once an hour. */
export async function countSurePositions(db: Db): Promise<{ good: number; total: number }> {
  const { rows } = await sql<{ good: number; total: number }>`
    SELECT count(*) AS total, count(*) FILTER (WHERE confidence >= ${minSureConfidence}::real) AS good
    FROM position WHERE closed_at IS NULL AND source_no IS NOT NULL`.execute(db)
  return rows[0] ?? { good: 0, total: 0 }
}

type DayCount = { level: string; good: number; total: number }

/** The sums of the last days, today included. */
export async function selectLevelCounts(db: Db, now: Date, days: number): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT level, sum(good)::bigint AS good, sum(total)::bigint AS total FROM service_level_day
    WHERE day > ${italianDay(now)} - ${days}::int GROUP BY level`.execute(db)
  return rows
}

/** The newest count of each level, of today or yesterday. */
export async function selectLatestLevels(db: Db, now: Date): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    SELECT DISTINCT ON (level) level, good, total FROM service_level_day
    WHERE day > ${italianDay(now)} - 2 ORDER BY level, day DESC`.execute(db)
  return rows
}

export async function deleteLevelsBefore(db: Db, now: Date, days: number): Promise<void> {
  await sql`DELETE FROM service_level_day WHERE day <= ${italianDay(now)} - ${days}::int`.execute(db)
}
