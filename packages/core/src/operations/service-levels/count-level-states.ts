import type { Db } from '../../platform/db/client.ts'
import { selectCoverage } from '../../watch/status/watch-plan.queries.ts'
import { countSurePositions, deleteLevelsBefore, setLevelStates } from './service-levels.queries.ts'

const keptDays = 400

/** Counts the levels that are states of the tables, and deletes days of long ago. */
export async function countLevelStates(db: Db, now: Date): Promise<void> {
  const coverage = await selectCoverage(db)
  await setLevelStates(
    db,
    [
      { level: 'reading', ...(await countSurePositions(db)) },
      { level: 'visited', good: coverage?.visitedInDay ?? 0, total: coverage?.sources ?? 0 },
    ],
    now,
  )
  await deleteLevelsBefore(db, now, keptDays)
}
