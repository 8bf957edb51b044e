import type { VisitOutcome } from '@vedetta/crawler/revisit/visit-result'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { italianDay, startOfItalianDay } from '../../platform/db/italian-day.queries.ts'

export type DayRow = { outcome: VisitOutcome; visits: number; opened: number; changed: number; closed: number }

/** Today's visits: the rolled-up ones of `visit_day` plus those since. One snapshot, so that no visit counts twice. */
export async function selectDay(db: Db, now: Date): Promise<DayRow[]> {
  const upTo = await selectCountedUpTo(db)
  const { rows } = await sql<DayRow>`
    SELECT outcome, sum(visits)::int AS visits, sum(opened)::int AS opened, sum(changed)::int AS changed,
      sum(closed)::int AS closed
    FROM (
      SELECT outcome, visits, opened, changed, closed FROM visit_day WHERE day = ${italianDay(now)}
      UNION ALL
      SELECT outcome, count(*), sum(opened), sum(changed), sum(closed) FROM visit
      WHERE at > ${upTo} AND at >= ${startOfItalianDay(now)} AND at <= ${now} GROUP BY outcome
    ) AS counts
    GROUP BY outcome`.execute(db)
  return rows
}

export async function selectCountedUpTo(db: Db): Promise<Date> {
  const { up_to } = await db.selectFrom('visit_counted').select('up_to').executeTakeFirstOrThrow()
  return up_to
}

/** Null while another worker holds the lock. */
export async function lockCountedUpTo(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('visit_counted').select('up_to').forUpdate().skipLocked().executeTakeFirst()
  return row?.up_to ?? null
}

export type OpeningVisit = { at: Date; opened: number; readBefore: Date | null; wasDue: Date; writtenAt: Date }

/** The visits that opened positions. */
export async function selectOpeningVisits(db: Db, since: Date, upTo: Date): Promise<OpeningVisit[]> {
  const { rows } = await sql<OpeningVisit>`
    SELECT at, opened, read_before AS "readBefore", was_due AS "wasDue", written_at AS "writtenAt"
    FROM visit WHERE at > ${since} AND at <= ${upTo} AND written_at IS NOT NULL`.execute(db)
  return rows
}

/** For how long the first event has waited that the matcher has not reached; 0 if there is none. */
export async function selectMatcherDelay(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT least(
      (SELECT min(at) FROM position_event WHERE number IS NULL),
      (SELECT at FROM position_event e WHERE e.number > (SELECT number FROM event_follower WHERE name = 'matcher')
        ORDER BY e.number LIMIT 1)
    ) AS at`.execute(db)
  return Math.max(0, now.getTime() - (rows[0]?.at ?? now).getTime())
}

export async function addToDays(db: Db, since: Date, upTo: Date): Promise<void> {
  await sql`
    INSERT INTO visit_day (day, outcome, visits, requests, bytes, milliseconds, opened, changed, closed)
    SELECT ${italianDay(sql.ref('at'))}, outcome, count(*), sum(requests), sum(bytes), sum(milliseconds), sum(opened),
      sum(changed), sum(closed)
    FROM visit WHERE at > ${since} AND at <= ${upTo} GROUP BY 1, 2
    ON CONFLICT (day, outcome) DO UPDATE SET visits = visit_day.visits + excluded.visits,
      requests = visit_day.requests + excluded.requests, bytes = visit_day.bytes + excluded.bytes,
      milliseconds = visit_day.milliseconds + excluded.milliseconds, opened = visit_day.opened + excluded.opened,
      changed = visit_day.changed + excluded.changed, closed = visit_day.closed + excluded.closed`.execute(db)
  await sql`
    INSERT INTO drift_day (day, system, visits)
    SELECT ${italianDay(sql.ref('at'))}, unnest(drifted), count(*)
    FROM visit WHERE at > ${since} AND at <= ${upTo} AND drifted IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (day, system) DO UPDATE SET visits = drift_day.visits + excluded.visits`.execute(db)
  await db.updateTable('visit_counted').set({ up_to: upTo }).execute()
}
