import { plans } from '@vedetta/contracts/facts/plans'
import type { AlertSettings, updateAlertSettings } from '@vedetta/contracts/notify/alert-settings'
import type { z } from 'zod'
import { readSettings } from '../../customers/user-accounts/read-settings.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { readAlertState, resumeAlerts } from './alert-state.ts'
import { changeSettings } from './change-settings.ts'
import { readerOfToken } from './reader-of-token.ts'
import { selectReader } from './schedule.queries.ts'

type LinkContext = Pick<Context, 'db' | 'secrets'>

/** The settings of alerts by mail, for whoever has the link of one of them: nothing that tells who the person is. */
export async function readAlertSettings(context: LinkContext, token: string, now: Date): Promise<AlertSettings> {
  const { userId } = await readerOfToken(context, token)
  return settingsOf(context.db, userId, now)
}

/** Also sends the digests again if they were stopped: a person who chooses when they come wants them. */
export async function changeAlertSettings(
  context: LinkContext,
  { token, ...choices }: z.output<typeof updateAlertSettings.input>,
  now: Date,
): Promise<AlertSettings> {
  const { userId } = await readerOfToken(context, token)
  return inTransaction(context.db, async (tx) => {
    await changeSettings(tx, userId, { ...choices, notifyOnFilter: true }, now)
    await resumeAlerts(tx, userId, now)
    return settingsOf(tx, userId, now)
  })
}

async function settingsOf(db: Db, userId: string, now: Date): Promise<AlertSettings> {
  const { frequency, alertHour, alertDays, instantAlerts } = await readSettings(db, userId)
  const { tier, language } = await selectReader(db, userId, now)
  const hasInstantAlerts = tier !== null && plans[tier].instantAlerts
  const state = await readAlertState(db, userId)
  return { frequency, alertHour, alertDays, instantAlerts, hasInstantAlerts, ...state, language }
}
