import { retention } from '@vedetta/contracts/facts/retention'
import { maxPastExports, type PastExport } from '@vedetta/contracts/inbox/position-export'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { exportUrl } from './export-url.ts'
import { selectPastExports } from './exports.queries.ts'

/** Exports made before have ended, also those that the hourly sweep has not deleted yet. */
export function exportsSince(now: Date): Date {
  return new Date(now.getTime() - retention.exportDays * dayMs)
}

export async function listPastExports(db: Db, viewer: Actor, now: Date): Promise<{ exports: PastExport[] }> {
  const rows = await selectPastExports(db, viewer, exportsSince(now), maxPastExports)
  return {
    exports: rows.map(({ exportId, madeAt, ...row }) => ({
      exportID: exportId,
      url: exportUrl(exportId),
      madeAt: madeAt.toISOString(),
      ...row,
    })),
  }
}
