import type { JobQueue, PayloadOf } from '@vedetta/contracts/jobs'
import { type Job, UnrecoverableError } from 'bullmq'
import { z } from 'zod'
import type { Log } from './context.ts'

/** The number and payload of a job, as its queue's schemas want them. Otherwise the job fails at once: no retry mends it. */
export function readJob<Jobs extends JobQueue>(
  { name, id, payload }: Jobs,
  job: Pick<Job, 'id' | 'data'>,
  log: Log,
): { id: string; payload: PayloadOf<Jobs> } {
  const read = z.object({ id, payload }).safeParse({ id: job.id, payload: job.data })
  if (read.success) return read.data as { id: string; payload: PayloadOf<Jobs> }
  const err = new UnrecoverableError(
    `a job of the queue ${name} is not as its schema says: ${z.prettifyError(read.error)}`,
  )
  log.error({ err, jobId: job.id }, 'a job was refused')
  throw err
}
