import type { AlertState } from '@vedetta/contracts/notify/alert-settings'
import { nextDigest } from '@vedetta/contracts/notify/next-digest'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import { resumeSchedule, selectSchedule } from './schedule.queries.ts'

/** Whether a person gets digests, and why not. */
export async function readAlertState(db: Db, userId: string): Promise<AlertState> {
  const [{ notifyOnFilter }, schedule] = await Promise.all([readSettings(db, userId), selectSchedule(db, userId)])
  const isOn = notifyOnFilter && !schedule?.stoppedAt
  return {
    isOn,
    stopReason: schedule?.stopReason ?? null,
    nextDigest: (isOn && schedule?.digestDue?.toISOString()) || null,
  }
}

/** Sends a person digests again, whatever stopped them: only the person may ask for it. Idempotent. */
export async function resumeAlerts(db: Db, userId: string, now: Date): Promise<AlertState> {
  await resumeSchedule(db, userId, nextDigest(await readSettings(db, userId), now))
  return readAlertState(db, userId)
}
