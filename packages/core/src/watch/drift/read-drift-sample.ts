import type { DriftSample } from '@vedetta/contracts/watch/watch-status'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectSample } from './drift.queries.ts'

/** How an answer of this system began that its reader did not understand. */
export async function readDriftSample(db: Db, system: string): Promise<DriftSample> {
  const found = await selectSample(db, system)
  if (found === undefined) throw new AppError('no_drift_sample')
  return { ...found, seenAt: found.seenAt.toISOString() }
}
