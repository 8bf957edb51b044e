import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { addCspReports, deleteCspReportsBefore, lockCspReports } from './csp-report.queries.ts'
import { readCspReports } from './read-csp-reports.ts'

/** Rows of a day with an origin of their own; each directive may have one more, of all others. */
export const maxRowsOfDay = 200
const keptDays = 90

/** Counts what a browser reports. Anybody can send this, so what is counted is a hint, and its room is bounded. */
export async function keepCspReports({ db }: Pick<Context, 'db'>, bytes: string, now: Date): Promise<void> {
  const reports = readCspReports(bytes)
  if (reports === null) throw new AppError('invalid_request')
  if (reports.length === 0) return
  await db.transaction().execute(async (tx) => {
    await lockCspReports(tx)
    await addCspReports(tx, reports, { now, maxRows: maxRowsOfDay })
  })
}

export function sweepCspReports(db: Db, now: Date): Promise<void> {
  return deleteCspReportsBefore(db, now, keptDays)
}
