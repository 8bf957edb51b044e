import type { Context } from '../../platform/context.ts'
import { readerOfToken } from './reader-of-token.ts'
import { stopAlerts } from './stop-alerts.ts'

/** Unsubscribes by the link of a digest. Idempotent. */
export async function unsubscribeByToken(
  context: Pick<Context, 'db' | 'secrets'>,
  token: string,
  now: Date,
): Promise<void> {
  await stopAlerts(context.db, await readerOfToken(context, token), 'unsubscribed', now)
}
