import type { Db } from '../../db/client.ts'
import { selectDay } from './visit-day.queries.ts'
import { countDueToday, upsertPlan } from './watch-plan.queries.ts'

/** The visits of the day: those made and those still due. Recounted hourly, since sites are added and retried. */
export async function countPlan(db: Db, now: Date): Promise<void> {
  const visits = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const made = (await selectDay(tx, now)).reduce((sum, { visits }) => sum + visits, 0)
      return made + (await countDueToday(tx, now))
    })
  await upsertPlan(db, visits, now)
}
