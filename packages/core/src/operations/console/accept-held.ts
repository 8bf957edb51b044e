import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { requestVisits } from '../../watch/schedule/request-visits.ts'
import { markHoldAccepted } from './held.queries.ts'

/** Idempotent: an accepted hold keeps its first acceptance. */
export async function acceptHeld(db: Db, { userId }: Viewer, sourceNo: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const accepted = await markHoldAccepted(tx, sourceNo, now)
    if (accepted === null) throw new AppError('gone_from_console')
    if (accepted === 'before') return
    await requestVisits(tx, userId, [sourceNo], now)
    await recordAct(tx, 'hold_accepted', { actorId: userId, subject: `${sourceNo}` })
  })
}
