import { maxUnread } from '@vedetta/contracts/notify/alert-list'
import type { Context } from '../../platform/context.ts'
import type { Actor } from '../../platform/viewer.ts'
import { countUnread, markRead } from './alert-list.queries.ts'

/** Notes that a person has read the alerts up to a number. Idempotent. */
export async function readAlerts(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { userId }: Actor,
  { upTo }: { upTo: number },
  now: Date,
): Promise<{ unread: number }> {
  await limits.consume('alertListsOfPerson', userId)
  await markRead(db, userId, upTo, now)
  return { unread: await countUnread(db, userId, maxUnread) }
}
