import type { BoardReading } from '@vedetta/contracts/watch/watch-status'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianDay } from '../../platform/db/italian-day.queries.ts'
import type { DB } from '../../platform/db/schema.ts'

type BoardRow = { sourceNo: number; system: string; reading: BoardReading }

export type SampleRow = { system: string; sourceNo: number; url: string; seenAt: Date; sample: string }

/** Writes only what changed. */
export async function upsertBoards(tx: Transaction<DB>, boards: readonly BoardRow[]): Promise<void> {
  const column = <Name extends keyof BoardRow>(name: Name) => boards.map((board) => board[name])
  await sql`
    INSERT INTO board (source_no, system, reading)
    SELECT read.* FROM unnest(${column('sourceNo')}::int[], ${column('system')}::text[], ${column('reading')}::text[])
      read(source_no, system, reading)
    WHERE NOT EXISTS (SELECT FROM board WHERE (board.source_no, board.system, board.reading) = (read.*))
    ON CONFLICT (source_no) DO UPDATE SET system = excluded.system, reading = excluded.reading`.execute(tx)
}

/** The systems that have a sample from after that instant. */
export async function selectSampledSince(db: Db, systems: readonly string[], since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ system: string }>`
    SELECT system FROM drift_sample WHERE system = ANY(${[...systems]}::text[]) AND seen_at > ${since}`.execute(db)
  return new Set(rows.map(({ system }) => system))
}

/** Another worker's sample from after that instant stays. Ordered by system, so that two workers wait for each other. */
export async function upsertSamples(tx: Transaction<DB>, samples: readonly SampleRow[], since: Date): Promise<void> {
  const inOrder = samples.toSorted((a, b) => (a.system < b.system ? -1 : 1))
  const column = <Name extends keyof SampleRow>(name: Name) => inOrder.map((sample) => sample[name])
  await sql`
    INSERT INTO drift_sample (system, source_no, url, seen_at, sample)
    SELECT * FROM unnest(${column('system')}::text[], ${column('sourceNo')}::int[], ${column('url')}::text[],
      ${column('seenAt')}::timestamptz[], ${column('sample')}::text[])
    ON CONFLICT (system) DO UPDATE SET source_no = excluded.source_no, url = excluded.url, seen_at = excluded.seen_at,
      sample = excluded.sample
    WHERE drift_sample.seen_at <= ${since}`.execute(tx)
}

export async function deleteSamplesBefore(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM drift_sample WHERE seen_at < ${before}`.execute(db)
}

/** Of all sources that these companies have. */
export async function deleteSamplesOf(db: Kysely<DB>, companyNos: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM drift_sample WHERE source_no IN (
      SELECT source_no FROM site_source JOIN site USING (site_no) WHERE company_no = ANY(${[...companyNos]}::int[])
    )`.execute(db)
}

export async function selectSample(db: Db, system: string): Promise<Omit<SampleRow, 'sourceNo'> | undefined> {
  const { rows } = await sql<Omit<SampleRow, 'sourceNo'>>`
    SELECT system, url, seen_at AS "seenAt", sample FROM drift_sample WHERE system = ${system}`.execute(db)
  return rows[0]
}

export async function selectSampleTimes(db: Db): Promise<Map<string, Date>> {
  const { rows } = await sql<{ system: string; seenAt: Date }>`
    SELECT system, seen_at AS "seenAt" FROM drift_sample`.execute(db)
  return new Map(rows.map(({ system, seenAt }) => [system, seenAt]))
}

export type BoardCount = { system: string; reading: BoardReading; boards: number }

export async function countBoards(db: Db): Promise<BoardCount[]> {
  const { rows } = await sql<BoardCount>`
    SELECT system, reading, count(*)::int AS boards FROM board GROUP BY system, reading`.execute(db)
  return rows
}

export type DriftCount = { system: string; week: number; inAll: number }

/** Visits in which a system drifted, rolled up until `upTo`: of the last seven Italian days, and of all. */
export async function countDrifts(db: Db, upTo: Date, now: Date): Promise<DriftCount[]> {
  const { rows } = await sql<DriftCount>`
    SELECT system, sum(visits)::int AS "inAll",
      coalesce(sum(visits) FILTER (WHERE day > ${italianDay(now)} - 7), 0)::int AS week
    FROM (
      SELECT day, system, visits FROM drift_day
      UNION ALL
      SELECT ${italianDay(sql.ref('at'))}, unnest(drifted), 1 FROM visit
      WHERE at > ${upTo} AND at <= ${now} AND drifted IS NOT NULL
    ) AS drifts
    GROUP BY system`.execute(db)
  return rows
}
