import { retention } from '@vedetta/contracts/facts/retention'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { ActiveSeat, Viewer } from '../../platform/viewer.ts'
import { activeSeatOf } from '../licences/active-seat.queries.ts'

type SessionTimes = { sessionEndsAt: Date; lastSeenAt: Date }
type ViewerRow = Omit<Viewer, 'seat'> & SessionTimes & (ActiveSeat | { seatNo: null })

/** A session of the person it belongs to, which may have ended. */
export type ViewerSession = { viewer: Viewer } & SessionTimes

/** The session of a token. Every request runs it. */
export async function selectViewer(
  db: Db,
  { token, isLocal }: { token: string; isLocal: boolean },
  now: Date,
): Promise<ViewerSession | null> {
  const { rows } = await sql<ViewerRow>`${plannedOnce('viewer')}
    ${viewers(isLocal, now)} WHERE s.token = ${token}`.execute(db)
  return rows[0] ? sessionOf(rows[0]) : null
}

/** Those of the sessions that exist. */
export async function selectViewers(
  db: Db,
  { sessionIds, isLocal }: { sessionIds: readonly string[]; isLocal: boolean },
  now: Date,
): Promise<ViewerSession[]> {
  const { rows } = await sql<ViewerRow>`
    ${viewers(isLocal, now)} WHERE s.id = ANY(${sessionIds}::uuid[])`.execute(db)
  return rows.map(sessionOf)
}

/**
 * Sessions `s` with their people and these people's rights, in one statement. Whatever wrote a session's expiry, the session ends 30 days
 * after its sign-in. The demo's operator is exempt from the second step where no other machine reaches the instance (`isLocal`).
 */
const viewers = (isLocal: boolean, now: Date) => sql`
    SELECT u.id AS "userId", s.id AS "sessionId", s.updated_at AS "lastSeenAt",
      LEAST(s.expires_at, s.created_at + make_interval(days => ${retention.sessionDays})) AS "sessionEndsAt", u.email, u.first_name AS "firstName",
      u.language, u.email_verified AS "emailVerified", u.is_operator AS "isOperator",
      (coalesce(u.two_factor_enabled, false) OR (u.second_step_exempt AND ${isLocal}::boolean)) AS "hasSecondStep", seat.*
    FROM session s JOIN "user" u ON u.id = s.user_id
    LEFT JOIN LATERAL (${activeSeatOf(sql`s.user_id`, now)}) seat ON true`

function sessionOf({
  userId,
  sessionId,
  sessionEndsAt,
  lastSeenAt,
  email,
  firstName,
  language,
  emailVerified,
  isOperator,
  hasSecondStep,
  ...seat
}: ViewerRow): ViewerSession {
  return {
    viewer: {
      userId,
      sessionId,
      email,
      firstName,
      language,
      emailVerified,
      isOperator,
      hasSecondStep,
      seat: seat.seatNo === null ? null : seat,
    },
    sessionEndsAt,
    lastSeenAt,
  }
}
