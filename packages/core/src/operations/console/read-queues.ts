import { type getQueues, maxQueueCount, type Queue, type QueueName, queues } from '@vedetta/contracts/operator/queues'
import type { FeatureSwitch } from '@vedetta/contracts/operator/switches'
import { hourMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import type { FeatureSwitches } from '../../platform/switches/feature-switches.ts'
import { countVisitsBetween, selectDue } from '../../watch/status/watch-status.queries.ts'
import { type Job, workerJobs } from '../jobs/worker-jobs.ts'
import { type QueueRow, selectLastVisit, selectQueues } from './queues.queries.ts'

/** The switch of the watch for visits; for a queue that the worker empties, the switch of its job. */
function switchOf(name: QueueName): FeatureSwitch | undefined {
  if (name === 'visits') return 'watch'
  const jobs: Readonly<Partial<Record<QueueName, Job>>> = workerJobs
  return jobs[name]?.switch
}

export async function readQueues(
  { db, switches }: { db: Db; switches: Pick<FeatureSwitches, 'isOn'> },
  now: Date,
): Promise<z.input<typeof getQueues.output>> {
  const rows = new Map((await selectQueues(db, now)).map((row) => [row.name, row]))
  rows.set('visits', await visitsOf(db, now))
  const read = await Promise.all(
    keysOf(queues).map(async (name): Promise<Queue[]> => {
      const row = rows.get(name)
      const feature = switchOf(name)
      return row ? [queueOf(row, feature !== undefined && !(await switches.isOn(feature)))] : []
    }),
  )
  return { at: now.toISOString(), queues: read.flat() }
}

async function visitsOf(db: Db, now: Date): Promise<QueueRow> {
  const hourAgo = new Date(now.getTime() - hourMs)
  const { overdue, oldest } = await selectDue(db, now, maxQueueCount)
  return {
    name: 'visits',
    waiting: overdue,
    oldest,
    lastDone: await selectLastVisit(db, hourAgo),
    doneLastHour: await countVisitsBetween(db, hourAgo, now),
    dead: null,
  }
}

const queueOf = ({ oldest, lastDone, ...row }: QueueRow, isOff: boolean): Queue => ({
  ...row,
  oldest: oldest?.toISOString() ?? null,
  lastDone: lastDone?.toISOString() ?? null,
  isOff,
})
