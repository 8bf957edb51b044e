import { once } from 'node:events'
import { mailJobs } from '@vedetta/contracts/jobs'
import { type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Context } from '../context.ts'
import type { Latencies } from '../freshness/latencies.ts'
import { readJob } from '../read-job.ts'
import type { RedisSettings } from '../redis.ts'
import { markMailFailed } from './mail.queries.ts'
import { UnknownMailError } from './render-mail.ts'
import { sendMail } from './send-mail.ts'
import { type MailTransport, smtpConnections } from './smtp-transport.ts'

type SenderContext = Pick<Context, 'db' | 'log'> & { transport: MailTransport; latencies?: Latencies }

/** A mail whose sender died is taken up by another after so long. */
const usualLockMs = 30_000

/** Sends queued mails until the signal aborts, then finishes those in progress. Any number of processes may run it. */
export async function runMailSender(
  context: SenderContext & { redis: RedisSettings; lockMs?: number },
  signal: AbortSignal,
): Promise<void> {
  const { url, prefix } = context.redis
  const { lockMs = usualLockMs } = context
  const worker = new Worker(mailJobs.name, (job) => sendQueuedMail(context, job), {
    connection: { url },
    prefix,
    concurrency: smtpConnections,
    lockDuration: lockMs,
    stalledInterval: lockMs,
    // A stall means that a process died, not that the mail is faulty.
    maxStalledCount: 10,
  })
  worker.on('error', (err) => context.log.warn({ err }, 'the mail queue is unreachable'))
  if (!signal.aborted) await once(signal, 'abort')
  await worker.close()
}

async function sendQueuedMail(context: SenderContext, job: Job): Promise<void> {
  const { id: mailId } = readJob(mailJobs, job, context.log)
  try {
    await sendMail(context, mailId, () => new Date())
  } catch (err) {
    const isLast = err instanceof UnknownMailError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    context.log[isLast ? 'error' : 'warn'](
      { err, mailId },
      isLast ? 'mail given up' : 'mail not sent, trying again later',
    )
    if (!isLast) throw err
    await markMailFailed(context.db, mailId, new Date())
    throw new UnrecoverableError('given up')
  }
}
