import type { Settings, updateSettings as updateSettingsCall } from '@vedetta/contracts/customers/settings'
import { nextDigest } from '@vedetta/contracts/notify/next-digest'
import type { z } from 'zod'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reschedule } from './schedule.queries.ts'

/** Updates a person's settings; the next digest follows a change of its times. */
export function changeSettings(
  db: Db,
  userId: string,
  changes: z.output<typeof updateSettingsCall.input>,
  now: Date,
): Promise<Settings> {
  return inTransaction(db, async (tx) => {
    const settings = await updateSettings(tx, userId, changes)
    if (timesOfDigests.some((name) => name in changes)) await reschedule(tx, userId, nextDigest(settings, now))
    return settings
  })
}

const timesOfDigests = ['frequency', 'alertDays', 'alertHour'] as const satisfies (keyof Settings)[]
