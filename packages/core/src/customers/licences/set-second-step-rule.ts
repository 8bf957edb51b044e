import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { setRequiresSecondStep } from './licence.queries.ts'
import { lockOwnLicence } from './lock-own-licence.ts'

/** Decides whether a licence wants a second step of everybody with a seat. It takes effect with their next call. Idempotent. */
export async function setSecondStepRule(
  db: Db,
  viewer: Viewer,
  { licenceID, required }: { licenceID: string; required: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const licence = await lockOwnLicence(tx, licenceID)
    if (licence.requires_second_step === required) return
    await setRequiresSecondStep(tx, licence.licence_no, required)
    await recordAct(tx, 'second_step_rule_changed', {
      actorId: viewer.userId,
      subject: licenceID,
      details: { required },
    })
  })
}
