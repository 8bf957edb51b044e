import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { advanceDue } from './schedule.queries.ts'

const maxNamed = 20

/** Makes the sources due now, ahead of everything due later, because a person asked for it. Call it in the request's transaction. */
export async function requestVisits(tx: Db, userId: string, sourceNos: readonly number[], now: Date): Promise<void> {
  if (sourceNos.length === 0) return
  await advanceDue(tx, sourceNos, now)
  const sources = sourceNos.slice(0, maxNamed).join(' ')
  await recordAct(tx, 'visits_requested', { actorId: userId, details: { sources } })
}
