import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { ActiveSeat } from '../../platform/viewer.ts'
import { grantsPublicApi } from './public-api-grant.queries.ts'

/** The person's active seat. It is read with each request, so that its rights end with the licence. */
export async function activeSeat(db: Db, userId: string, now: Date): Promise<ActiveSeat | null> {
  const { rows } = await activeSeatOf(sql`${userId}::uuid`, now).execute(db)
  return rows[0] ?? null
}

/** `activeSeat` as a subquery of another statement. */
export const activeSeatOf = (userId: RawBuilder<unknown>, now: Date) => sql<ActiveSeat>`
  SELECT seat.seat_no AS "seatNo", licence.licence_no AS "licenceNo", licence.licence_id AS "licenceId",
    licence.tier, ${grantsPublicApi} AS "publicApi", licence.expires_at AS "expiresAt", licence.requires_second_step AS "requiresSecondStep", (
      SELECT max(used.last_at) FROM usage_session used
      WHERE used.user_id = seat.user_id AND used.licence_no = seat.licence_no
    ) AS "usedAt"
  FROM seat JOIN licence ON licence.licence_no = seat.licence_no
  WHERE seat.user_id = ${userId} AND seat.ended_at IS NULL
    AND licence.deleted_at IS NULL AND licence.expires_at > ${now}`
