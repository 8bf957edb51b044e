import type { Db } from '../../platform/db/client.ts'
import { selectDay } from './visit-day.queries.ts'
import { countCoverage, countDueToday, upsertPlan } from './watch-plan.queries.ts'

/** The visits of the day, those made and those still due, and how many sources were visited lately. Recounted hourly, since sites are added and retried. */
export async function countPlan(db: Db, now: Date): Promise<void> {
  const counted = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const made = (await selectDay(tx, now)).reduce((sum, { visits }) => sum + visits, 0)
      return { visits: made + (await countDueToday(tx, now)), ...(await countCoverage(tx, now)) }
    })
  await upsertPlan(db, counted, now)
}
