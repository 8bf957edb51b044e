import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { plannedOnce } from '../db/planned-once.ts'
import { activeSeatOf } from '../licences/active-seat.queries.ts'
import type { ActiveSeat, Viewer } from '../viewer.ts'

type ViewerRow = Omit<Viewer, 'seat'> & { sessionEndsAt: Date } & (ActiveSeat | { seatNo: null })

/** The session's person with their rights, in one statement since every request runs it. Ended sessions are returned, too. */
export async function selectViewer(
  db: Db,
  token: string,
  now: Date,
): Promise<{ viewer: Viewer; sessionEndsAt: Date } | null> {
  const { rows } = await sql<ViewerRow>`${plannedOnce('viewer')}
    SELECT u.id AS "userId", s.id AS "sessionId", s.expires_at AS "sessionEndsAt", u.email, u.first_name AS "firstName",
      u.language, u.email_verified AS "emailVerified", u.is_operator AS "isOperator", seat.*
    FROM session s JOIN "user" u ON u.id = s.user_id
    LEFT JOIN LATERAL (${activeSeatOf(sql`s.user_id`, now)}) seat ON true
    WHERE s.token = ${token}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { userId, sessionId, sessionEndsAt, email, firstName, language, emailVerified, isOperator, ...seat } = row
  return {
    viewer: {
      userId,
      sessionId,
      email,
      firstName,
      language,
      emailVerified,
      isOperator,
      seat: seat.seatNo === null ? null : seat,
    },
    sessionEndsAt,
  }
}
