import type { Db } from '../../platform/db/client.ts'

export function selectAlerts(db: Db, userId: string) {
  return db
    .selectFrom('alert')
    .innerJoin('position', 'position.position_no', 'alert.position_no')
    .select(['alert_no as alertNo', 'position_id as positionID', 'opening', 'is_unsure as unsure'])
    .select(['found_at as foundAt', 'matched_at as matchedAt', 'read_at as readAt', 'mail_id as mailID'])
    .where('user_id', '=', userId)
    .orderBy('alert_no')
    .execute()
}

export function selectAlertSchedule(db: Db, userId: string) {
  return db
    .selectFrom('alert_schedule')
    .select(['digest_due as digestDue', 'instant_after as instantAfter', 'nothing_since as nothingSince'])
    .select(['stopped_at as stoppedAt', 'stop_reason as stopReason'])
    .where('user_id', '=', userId)
    .execute()
}

/** Without the address and the keys, which let their holder write to the device. */
export function selectPushDevices(db: Db, userId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['subscription_id as subscriptionID', 'device', 'created_at as createdAt', 'failures'])
    .select(['pushed_up_to as pushedUpTo', 'push_after as pushAfter', 'last_push as lastPush'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Without the secrets, which let their holder write in our name. */
export function selectWebhooks(db: Db, userId: string) {
  return db
    .selectFrom('webhook')
    .select(['webhook_id as webhookID', 'filter_id as filterID', 'licence_no as licenceNo', 'url', 'content'])
    .select(['created_at as createdAt', 'after_event as afterEvent', 'last_delivery as lastDelivery', 'failures'])
    .select(['paused_at as pausedAt', 'pause_reason as pauseReason', 'retry_at as retryAt'])
    .select(['old_secret_until as oldSecretUntil', 'lease_id as leaseID', 'leased_until as leasedUntil'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
