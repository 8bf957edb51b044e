import type { JobQueue, PayloadOf } from '@vedetta/contracts/operations/jobs'
import { type Job, UnrecoverableError } from 'bullmq'
import { z } from 'zod'
import type { Log } from '../context.ts'

/** Parses a job's number and payload with its queue's schemas. An invalid job fails at once, since no retry can repair it. */
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
