import { AppError } from '../app-error.ts'
import { acceptCaptcha } from '../identity/captcha.ts'
import type { Identity } from '../identity/identity.ts'
import type { Viewer } from '../viewer.ts'
import { insertReport } from './reports.queries.ts'

/** Tells the operator that a position is wrong; told twice, it stands there once. */
export async function reportPosition(
  { db, secret, clock }: Pick<Identity, 'db' | 'secret' | 'clock'>,
  { userId }: Viewer,
  { positionID, captcha, reason }: { positionID: string; captcha: string; reason?: string | undefined },
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secret, captcha, now)
  if (!(await insertReport(db, { userId, positionId: positionID, reason: reason || null }, now)))
    throw new AppError('unknown_position')
}
