import { once } from 'node:events'
import { type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Deps } from '../deps.ts'
import type { RedisSettings } from '../redis.ts'
import { markMailFailed } from './mail.queries.ts'
import { mailQueueName } from './mail-queue.ts'
import { UnknownMailError } from './render-mail.ts'
import { sendMail } from './send-mail.ts'
import { type MailTransport, smtpConnections } from './smtp-transport.ts'

type SenderDeps = Pick<Deps, 'db' | 'log'> & { transport: MailTransport }

/** Sends queued mails until told to stop, and then those it has begun. Any number may run. */
export async function runMailSender(deps: SenderDeps & { redis: RedisSettings }, signal: AbortSignal): Promise<void> {
  const { url, prefix } = deps.redis
  const worker = new Worker<null>(mailQueueName, (job) => sendQueuedMail(deps, job), {
    connection: { url },
    prefix,
    concurrency: smtpConnections,
    // Each is a process that died; the mail is not to blame.
    maxStalledCount: 10,
  })
  worker.on('error', (err) => deps.log.warn({ err }, 'the mail queue is away'))
  if (!signal.aborted) await once(signal, 'abort')
  await worker.close()
}

async function sendQueuedMail(deps: SenderDeps, job: Job<null>): Promise<void> {
  const mailId = job.id ?? ''
  try {
    await sendMail(deps, mailId, new Date())
  } catch (err) {
    const isLast = err instanceof UnknownMailError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    deps.log[isLast ? 'error' : 'warn']({ err, mailId }, isLast ? 'mail given up' : 'mail not sent, trying again later')
    if (!isLast) throw err
    await markMailFailed(deps.db, mailId, new Date())
    throw new UnrecoverableError('given up')
  }
}
