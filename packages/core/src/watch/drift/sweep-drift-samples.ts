import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { deleteSamplesBefore } from './drift.queries.ts'

const keptMs = retention.driftSampleDays * dayMs

export async function sweepDriftSamples(db: Db, now: Date): Promise<void> {
  await deleteSamplesBefore(db, new Date(now.getTime() - keptMs))
}
