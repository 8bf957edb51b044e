import { defaultSettings } from '@vedetta/contracts/customers/settings'
import type { Language } from '@vedetta/contracts/text/labels'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { instantSeats } from '../digests/instant.queries.ts'
import { isSureNews } from '../digests/told-positions.queries.ts'

/** A browser that a worker pushes to, until its lease ends. */
export type DueDevice = {
  readonly subscriptionId: string
  readonly userId: string
  readonly language: Language
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly pushedUpTo: number
  readonly failures: number
}

/**
 * An alert `a` that the device `d` is to show: sure news that its reader has not seen in the app meanwhile. One that was unsure may have been
 * seen there before the visit that made it sure.
 */
const isUnpushed = sql<boolean>`
  a.user_id = d.user_id AND (a.alert_no > d.pushed_up_to OR a.sure_no > d.pushed_up_to)
  AND (a.read_at IS NULL OR (a.sure_no IS NOT NULL AND a.read_at < a.found_at)) AND ${isSureNews}`

/** A device `d` with something to show, of a person with the settings `s` who wants alerts and whose plan has them. */
export const isDueDevice = (now: Date) => sql<boolean>`
  (d.push_after IS NULL OR d.push_after <= ${now})
  AND coalesce((s.changes ->> 'notifyOnFilter')::boolean, ${defaultSettings.notifyOnFilter})
  AND d.user_id IN (${instantSeats(now)})
  AND EXISTS (SELECT FROM alert a WHERE ${isUnpushed})`

/**
 * Leases devices with something to show, of people on plans with instant alerts who want alerts. Another worker skips
 * them until the lease ends, also if this one dies.
 */
export async function claimDueDevices(
  db: Db,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<DueDevice[]> {
  const { rows } = await sql<DueDevice>`
    WITH due AS (
      SELECT d.subscription_id
      FROM push_subscription d LEFT JOIN settings s ON s.user_id = d.user_id
      WHERE ${isDueDevice(now)}
      ORDER BY d.push_after NULLS FIRST
      LIMIT ${limit}
      FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE push_subscription d SET push_after = ${leaseEnd}
    FROM due, "user" u
    WHERE d.subscription_id = due.subscription_id AND u.id = d.user_id
    RETURNING d.subscription_id AS "subscriptionId", d.user_id AS "userId", u.language, d.endpoint, d.p256dh, d.auth,
      d.pushed_up_to AS "pushedUpTo", d.failures`.execute(db)
  return rows
}

type PushedPosition = {
  readonly positionId: string
  readonly title: string
  readonly company: string
}

export type DeviceNews = {
  /** The alerts up to this number are settled by telling the news. */
  readonly upTo: number
  /** When each of the positions was found, those that are not named too. */
  readonly foundAt: readonly Date[]
  /** The newest ones. */
  readonly positions: readonly PushedPosition[]
  /** The traces of the visits that they come from. */
  readonly traces: readonly string[]
}

/** Undefined if the reader has seen everything meanwhile. One statement: an alert that comes now is among them, or beyond `upTo`. */
export async function selectNews(db: Db, subscriptionId: string, limit: number): Promise<DeviceNews | undefined> {
  const { rows } = await sql<PushedPosition & { foundAt: Date[]; upTo: number; traceparent: string | null }>`
    SELECT p.position_id AS "positionId", p.title, c.name AS company, a.traceparent,
      array_agg(a.found_at) OVER () AS "foundAt", max(greatest(a.alert_no, a.sure_no)) OVER () AS "upTo"
    FROM push_subscription d
    JOIN alert a ON ${isUnpushed}
    JOIN position p ON p.position_no = a.position_no
    JOIN company c ON c.company_no = p.company_no
    WHERE d.subscription_id = ${subscriptionId}
    ORDER BY greatest(a.alert_no, a.sure_no) DESC LIMIT ${limit}`.execute(db)
  const [newest] = rows
  const traces = rows.flatMap(({ traceparent }) => traceparent ?? [])
  return newest && { foundAt: newest.foundAt, upTo: newest.upTo, positions: rows, traces }
}

/** A device that was given to another person or renewed meanwhile is no longer the one that was claimed. */
const claimed = (db: Db, { subscriptionId, userId, endpoint, pushedUpTo }: DueDevice) => ({
  update: () =>
    db
      .updateTable('push_subscription')
      .where('subscription_id', '=', subscriptionId)
      .where('user_id', '=', userId)
      .where('pushed_up_to', '=', pushedUpTo),
  delete: () =>
    db
      .deleteFrom('push_subscription')
      .where('subscription_id', '=', subscriptionId)
      .where('user_id', '=', userId)
      .where('endpoint', '=', endpoint),
})

export async function settlePush(
  db: Db,
  device: DueDevice,
  { upTo, now, nextPush }: { upTo: number; now: Date; nextPush: Date },
): Promise<void> {
  await claimed(db, device)
    .update()
    .set({ pushed_up_to: upTo, push_after: nextPush, last_push: now, failures: 0 })
    .execute()
}

export async function postponePush(db: Db, device: DueDevice, until: Date): Promise<void> {
  await claimed(db, device)
    .update()
    .set({ push_after: until, failures: device.failures + 1 })
    .execute()
}

/** Ends the lease of a device that has nothing to show any more. */
export async function releaseDevice(db: Db, device: DueDevice): Promise<void> {
  await claimed(db, device).update().set({ push_after: null }).execute()
}

export async function deleteDeadDevice(db: Db, device: DueDevice): Promise<void> {
  await claimed(db, device).delete().execute()
}
