import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianMonday } from '../../platform/db/italian-day.queries.ts'
import type { DB } from '../../platform/db/schema.ts'

/** The area in whose rows each position counts once, wherever it is. */
export const wholeCountry = 'IT'

const italianTime = (time: ReturnType<typeof sql>) => sql`(${time})::timestamp AT TIME ZONE 'Europe/Rome'`

/** One count at a time: another worker waits, and then finds it done. A timeout ends it in any case. */
export async function lockCounting(tx: Transaction<DB>, { timeoutMs }: { timeoutMs: number }): Promise<void> {
  // The planner overestimates unnested arrays, and would spend seconds on JIT compilation for a query of one second.
  await sql`SELECT set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('jit', 'off', true)`.execute(
    tx,
  )
  await sql`LOCK TABLE market_count IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
}

/** The Mondays of the last weeks, the current one included, that were counted neither after their end nor recently. */
export async function selectUncountedWeeks(
  tx: Transaction<DB>,
  { weeks, momentMs }: { weeks: number; momentMs: number },
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    SELECT monday::text AS week
    FROM generate_series(0, ${weeks}::int - 1) AS n
    CROSS JOIN LATERAL (SELECT ${italianMonday(now)} - 7 * n AS monday) AS week
    LEFT JOIN market_count ON market_count.week = monday
    WHERE counted_at IS NULL
      OR (counted_at < ${italianTime(sql`monday + 7`)} AND counted_at <= ${new Date(now.getTime() - momentMs)})
    ORDER BY monday`.execute(tx)
  return rows.map(({ week }) => week)
}

type Town = { readonly istat: string; readonly province: string; readonly region: string }

/**
 * Reads every position that was open in the weeks. It counts in the provinces of the places it states; where it states
 * none, in that of its company's office, unless it states another region.
 */
export async function replaceWeeks(
  tx: Transaction<DB>,
  weeks: readonly string[],
  towns: readonly Town[],
  now: Date,
): Promise<void> {
  await sql`DELETE FROM market_week WHERE week = ANY (${weeks}::date[])`.execute(tx)
  await sql`
    WITH week AS MATERIALIZED (
      SELECT week, ${italianTime(sql`week`)} AS start, until,
        ${italianTime(sql`until AT TIME ZONE 'Europe/Rome' - interval '7 days'`)} AS since
      FROM unnest(${weeks}::date[]) AS week
      CROSS JOIN LATERAL (SELECT least(${italianTime(sql`week + 7`)}, ${now}::timestamptz) AS until) AS ended
    ), town AS MATERIALIZED (
      SELECT * FROM unnest(
        ${towns.map(({ istat }) => istat)}::text[], ${towns.map(({ province }) => province)}::text[],
        ${towns.map(({ region }) => region)}::text[]
      ) AS town (istat, province, region)
    ), lived AS MATERIALIZED (
      SELECT position_no, sector, first_seen, closed_at, municipalities, provinces,
        CASE WHEN cardinality(regions) = 0 OR office.region = ANY (regions) THEN office.province END AS office
      FROM position JOIN company USING (company_no) LEFT JOIN town AS office ON office.istat = company.municipality
      WHERE merged_into IS NULL AND first_seen < (SELECT max(until) FROM week)
        AND (closed_at IS NULL OR closed_at >= (SELECT min(since) FROM week))
    ), stated AS MATERIALIZED (
      SELECT position_no, province FROM lived CROSS JOIN LATERAL unnest(municipalities) AS istat JOIN town USING (istat)
      UNION
      SELECT position_no, province FROM lived CROSS JOIN LATERAL unnest(provinces) AS province
    ), placed AS (
      SELECT sector, first_seen, closed_at, coalesce(province, office) AS province
      FROM lived LEFT JOIN stated USING (position_no) WHERE coalesce(province, office) IS NOT NULL
      UNION ALL
      SELECT sector, first_seen, closed_at, ${wholeCountry} FROM lived
    )
    INSERT INTO market_week (week, province, sector, open, opened, recent)
    SELECT week, province, sector,
      count(*) FILTER (WHERE closed_at IS NULL OR closed_at >= until),
      count(*) FILTER (WHERE first_seen >= start), count(*) FILTER (WHERE first_seen >= since)
    FROM placed JOIN week ON first_seen < until AND (closed_at IS NULL OR closed_at >= until OR first_seen >= since)
    GROUP BY week, province, sector ORDER BY week, province, sector`.execute(tx)
  await sql`
    INSERT INTO market_count (week, counted_at) SELECT week, ${now} FROM unnest(${weeks}::date[]) AS week
    ON CONFLICT (week) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx)
}

type Counted = { week: string; countedAt: Date }

/** The last counted week, and when it was counted. */
export async function selectLastCount(db: Db): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    SELECT week::text, counted_at AS "countedAt" FROM market_count ORDER BY week DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** A province or the whole country; one sector or all. */
export type MarketPart = { readonly province: string; readonly sector: string | null }

export type WeekRow = { week: string; open: number; opened: number }

/** The weeks up to the given one, including those without positions. */
export async function selectWeeks(
  db: Db,
  { province, sector }: MarketPart,
  { last, weeks }: { last: string; weeks: number },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    SELECT monday::text AS week, coalesce(sum(open), 0)::int AS open, coalesce(sum(opened), 0)::int AS opened
    FROM generate_series(0, ${weeks}::int - 1) AS n
    CROSS JOIN LATERAL (SELECT ${last}::date - 7 * n AS monday) AS week
    LEFT JOIN market_week
      ON week = monday AND province = ${province} AND (${sector}::text IS NULL OR sector = ${sector})
    GROUP BY monday ORDER BY monday`.execute(db)
  return rows
}

/** `usual`: first seen in the weeks of the comparison, all together. */
export type FiguresRow = { key: string; open: number; recent: number; usual: number }

type Compared = { readonly last: string; readonly usualWeeks: number }

export function selectByProvince(db: Db, sector: string | null, compared: Compared): Promise<FiguresRow[]> {
  return selectFigures(
    db,
    sql`province`,
    sql`province <> ${wholeCountry} AND (${sector}::text IS NULL OR sector = ${sector})`,
    compared,
  )
}

export function selectBySector(db: Db, province: string, compared: Compared): Promise<FiguresRow[]> {
  return selectFigures(db, sql`sector`, sql`province = ${province}`, compared)
}

/** The seven days reach into the week before the last, so the weeks of the comparison end before that one. */
async function selectFigures(
  db: Db,
  key: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
  { last, usualWeeks }: Compared,
): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    SELECT ${key} AS key, coalesce(sum(open) FILTER (WHERE week = ${last}::date), 0)::int AS open,
      coalesce(sum(recent) FILTER (WHERE week = ${last}::date), 0)::int AS recent,
      coalesce(sum(opened) FILTER (WHERE week < ${last}::date), 0)::int AS usual
    FROM market_week
    WHERE (week = ${last}::date OR week BETWEEN ${last}::date - 7 * (${usualWeeks}::int + 1) AND ${last}::date - 14)
      AND ${condition}
    GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** The areas and sectors with an open position at the last count. */
export async function selectOpenParts(db: Db, last: string): Promise<{ province: string; sector: string }[]> {
  const { rows } = await sql<{ province: string; sector: string }>`
    SELECT province, sector FROM market_week WHERE week = ${last}::date AND open > 0
    ORDER BY province, sector`.execute(db)
  return rows
}
