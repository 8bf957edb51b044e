import { AppError } from '../app-error.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { acceptCaptcha } from '../identity/captcha.ts'
import type { Identity } from '../identity/identity.ts'
import type { Viewer } from '../viewer.ts'
import { scheduleNow } from '../watch/schedule-now.ts'
import { insertReport, selectSourcesOf } from './reports.queries.ts'

/** Tells the operator that a position is wrong, and has it looked at again; told twice, it stands there once and is looked at once. */
export async function reportPosition(
  { db, secret, clock }: Pick<Identity, 'db' | 'secret' | 'clock'>,
  { userId }: Viewer,
  { positionID, captcha, reason }: { positionID: string; captcha: string; reason?: string | undefined },
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secret, captcha, now)
  await inTransaction(db, async (tx) => {
    const report = await insertReport(tx, { userId, positionId: positionID, reason: reason || null }, now)
    if (!report.isKnown) throw new AppError('unknown_position')
    if (report.isNew) await scheduleNow(tx, await selectSourcesOf(tx, positionID), now)
  })
}
