import type { FeatureSwitch, FeatureSwitchState } from '@vedetta/contracts/operator/switches'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Viewer } from '../viewer.ts'
import type { FeatureSwitches } from './feature-switches.ts'
import { listSwitches } from './list-switches.ts'
import { upsertSwitch } from './switches.queries.ts'

/** Idempotent: a switch that is already so keeps who turned it, and why. */
export async function setSwitch(
  { db, switches }: { db: Db; switches: Pick<FeatureSwitches, 'forget'> },
  { userId }: Viewer,
  { name, on, reason }: { name: FeatureSwitch; on: boolean; reason: string },
  now: Date,
): Promise<{ switches: FeatureSwitchState[] }> {
  await inTransaction(db, async (tx) => {
    if (await upsertSwitch(tx, { name, on, userId, reason }, now))
      await recordAct(tx, 'feature_switched', { actorId: userId, subject: name, details: { on, reason } })
  })
  switches.forget()
  return listSwitches(db)
}
