import { minuteMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'

const silenceEndsASession = 30 * minuteMs

/** Records a person's use of their licence, with at most one write a minute. */
export async function touchUsage(db: Db, { userId, seat }: Pick<Viewer, 'userId' | 'seat'>, now: Date): Promise<void> {
  if (!seat || isFresh(seat.usedAt, now)) return
  const at = { userId, licenceNo: seat.licenceNo }
  await db.transaction().execute(async (tx) => {
    // The lock keeps concurrent requests from starting two sessions.
    await tx.selectFrom('seat').select('seat_no').where('seat_no', '=', seat.seatNo).forNoKeyUpdate().execute()
    const last = await lastSession(tx, at)
    if (isFresh(last?.last_at, now)) return
    if (last && now.getTime() - last.last_at.getTime() < silenceEndsASession)
      await tx.updateTable('usage_session').set({ last_at: now }).where('usage_no', '=', last.usage_no).execute()
    else
      await tx
        .insertInto('usage_session')
        .values({ user_id: userId, licence_no: seat.licenceNo, started_at: now, last_at: now })
        .execute()
  })
}

function lastSession(db: Db, { userId, licenceNo }: { userId: string; licenceNo: number }) {
  return db
    .selectFrom('usage_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('licence_no', '=', licenceNo)
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function isFresh(lastAt: Date | null | undefined, now: Date): boolean {
  return lastAt != null && now.getTime() - lastAt.getTime() < minuteMs
}
