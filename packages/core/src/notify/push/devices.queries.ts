import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** The oldest first. */
export function selectDevices(db: Db, userId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['subscription_id', 'endpoint', 'device', 'created_at', 'last_push'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('subscription_id')
    .execute()
}

/** Until the transaction ends, no other one adds a device of the person. */
export async function lockDevices(tx: Transaction<DB>, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('devices of ' || ${userId}::text, 0))`.execute(tx)
}

type NewDevice = {
  readonly userId: string
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly userAgent: string
}

/**
 * A browser has one subscription, whoever uses it: the last person who turned it on. It begins with the alerts to come;
 * a person who turns it on again misses none.
 */
export async function upsertDevice(tx: Transaction<DB>, device: NewDevice, now: Date): Promise<void> {
  const { userId, endpoint, keys, userAgent } = device
  await sql`
    INSERT INTO push_subscription AS known (user_id, endpoint, p256dh, auth, device, created_at, pushed_up_to)
    VALUES (${userId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${userAgent}, ${now},
      (SELECT coalesce(max(greatest(alert_no, sure_no)), 0) FROM alert WHERE user_id = ${userId}))
    ON CONFLICT (endpoint) DO UPDATE SET
      user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device,
      failures = 0, push_after = NULL,
      created_at = CASE WHEN known.user_id = excluded.user_id THEN known.created_at ELSE excluded.created_at END,
      last_push = CASE WHEN known.user_id = excluded.user_id THEN known.last_push END,
      pushed_up_to = CASE WHEN known.user_id = excluded.user_id THEN known.pushed_up_to ELSE excluded.pushed_up_to END
  `.execute(tx)
}

export async function deleteDevice(db: Db, userId: string, subscriptionId: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
