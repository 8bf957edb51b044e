import type { Db } from '../../platform/db/client.ts'
import { deleteExpiredCaptchaSolutions } from './captcha.queries.ts'
import { deleteExpiredSessions, deleteExpiredVerifications } from './sessions.queries.ts'

export async function sweepIdentity(db: Db, now: Date): Promise<void> {
  await deleteExpiredCaptchaSolutions(db, now)
  await deleteExpiredSessions(db, now)
  await deleteExpiredVerifications(db, now)
}
