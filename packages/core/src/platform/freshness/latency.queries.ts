import type { FreshnessStage } from '@vedetta/contracts/watch/freshness-stages'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { italianDay } from '../db/italian-day.queries.ts'

export type LatencyCount = { at: Date; stage: FreshnessStage; bucket: number; count: number }

/** Adds counts to their days, in one order, so that two processes never deadlock. */
export async function addLatencyCounts(db: Db, counts: readonly LatencyCount[]): Promise<void> {
  if (counts.length === 0) return
  const column = <Name extends keyof LatencyCount>(name: Name) => counts.map((one) => one[name])
  await sql`
    INSERT INTO latency_day (day, stage, bucket, count)
    SELECT ${italianDay(sql.ref('at'))} AS day, stage, bucket, sum(count)
    FROM unnest(${column('at')}::timestamptz[], ${column('stage')}::text[], ${column('bucket')}::smallint[],
      ${column('count')}::int[]) AS counted (at, stage, bucket, count)
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, stage, bucket) DO UPDATE SET count = latency_day.count + excluded.count`.execute(db)
}

type StageBucket = { stage: string; bucket: number; count: number }

/** The counts of the last days, today included. */
export async function selectLatencyCounts(db: Db, now: Date, days: number): Promise<StageBucket[]> {
  const { rows } = await sql<StageBucket>`
    SELECT stage, bucket, sum(count)::int AS count FROM latency_day
    WHERE day > ${italianDay(now)} - ${days}::int GROUP BY stage, bucket`.execute(db)
  return rows
}

export async function deleteLatenciesBefore(db: Db, now: Date, days: number): Promise<void> {
  await sql`DELETE FROM latency_day WHERE day <= ${italianDay(now)} - ${days}::int`.execute(db)
}
