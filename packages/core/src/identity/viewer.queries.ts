import { retention } from '@vedetta/contracts/retention'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { plannedOnce } from '../db/planned-once.ts'
import { activeSeatOf } from '../licences/active-seat.queries.ts'
import type { ActiveSeat, Viewer } from '../viewer.ts'

type SessionTimes = { sessionEndsAt: Date; lastSeenAt: Date }
type ViewerRow = Omit<Viewer, 'seat'> & SessionTimes & (ActiveSeat | { seatNo: null })

/**
 * The session's person with their rights, in one statement since every request runs it. Ended sessions are returned, too. Whatever wrote
 * a session's expiry, the session ends 30 days after its sign-in. The demo's operator is exempt from the second step where no other
 * machine reaches the instance (`isLocal`).
 */
export async function selectViewer(
  db: Db,
  { token, isLocal }: { token: string; isLocal: boolean },
  now: Date,
): Promise<({ viewer: Viewer } & SessionTimes) | null> {
  const { rows } = await sql<ViewerRow>`${plannedOnce('viewer')}
    SELECT u.id AS "userId", s.id AS "sessionId", s.updated_at AS "lastSeenAt",
      LEAST(s.expires_at, s.created_at + make_interval(days => ${retention.sessionDays})) AS "sessionEndsAt", u.email, u.first_name AS "firstName",
      u.language, u.email_verified AS "emailVerified", u.is_operator AS "isOperator",
      (coalesce(u.two_factor_enabled, false) OR (u.second_step_exempt AND ${isLocal}::boolean)) AS "hasSecondStep", seat.*
    FROM session s JOIN "user" u ON u.id = s.user_id
    LEFT JOIN LATERAL (${activeSeatOf(sql`s.user_id`, now)}) seat ON true
    WHERE s.token = ${token}`.execute(db)
  const [row] = rows
  if (!row) return null
  const {
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
  } = row
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
