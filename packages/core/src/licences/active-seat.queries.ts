import type { Tier } from '@vedetta/contracts/plans'
import type { Db } from '../db/client.ts'
import type { ActiveSeat } from '../viewer.ts'

/** The seat a person works with. It is read at each request, so that a right ends when it ends. */
export async function activeSeat(db: Db, userId: string, now: Date): Promise<ActiveSeat | null> {
  const row = await db
    .selectFrom('seat')
    .innerJoin('licence', 'licence.licence_no', 'seat.licence_no')
    .select(['seat.seat_no', 'licence.licence_no', 'licence.licence_id', 'licence.tier', 'licence.expires_at'])
    .select(({ selectFrom }) =>
      selectFrom('usage_session')
        .select(({ fn }) => fn.max('last_at').as('last_at'))
        .whereRef('usage_session.user_id', '=', 'seat.user_id')
        .whereRef('usage_session.licence_no', '=', 'seat.licence_no')
        .as('used_at'),
    )
    .where('seat.user_id', '=', userId)
    .where('seat.ended_at', 'is', null)
    .where('licence.deleted_at', 'is', null)
    .where('licence.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return {
    seatNo: row.seat_no,
    licenceNo: row.licence_no,
    licenceId: row.licence_id,
    tier: row.tier as Tier,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  }
}
