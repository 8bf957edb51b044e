import { once } from 'node:events'
import { mailJobs } from '@vedetta/contracts/operations/jobs'
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq'
import type { Context } from '../../platform/context.ts'
import { isDatabaseOutage } from '../../platform/db/is-database-outage.ts'
import type { Latencies } from '../../platform/freshness/latencies.ts'
import { type Breaker, createBreaker } from '../../platform/limits/breaker.ts'
import type { PassMeter } from '../../platform/loops/keep-running.ts'
import { sleep } from '../../platform/loops/sleep.ts'
import { UnknownMailError } from '../../platform/mail/mail-template.ts'
import { type MailTransport, SmtpError, smtpConnections } from '../../platform/mail/smtp-transport.ts'
import { readJob } from '../../platform/redis/read-job.ts'
import type { RedisSettings } from '../../platform/redis/redis.ts'
import { markMailFailed } from './mail.queries.ts'
import type { MailMeter } from './mail-meter.ts'
import { sendMail } from './send-mail.ts'

type SenderContext = Pick<Context, 'db' | 'log'> & {
  transport: MailTransport
  latencies?: Latencies
  mails?: MailMeter
  meter?: PassMeter
}

/** A mail whose sender died is taken up by another after so long. */
export const mailLockMs = 30_000

/** While the server is away, one mail is tried after each such time. */
const usualPauseMs = 5_000

/** Sends queued mails until the signal aborts, then finishes those in progress. Any number of processes may run it. */
export async function runMailSender(
  context: SenderContext & { redis: RedisSettings; lockMs?: number; pauseMs?: number },
  signal: AbortSignal,
): Promise<void> {
  const { url, prefix } = context.redis
  const { lockMs = mailLockMs, pauseMs = usualPauseMs } = context
  const breaker = createBreaker({
    failures: smtpConnections,
    openMs: pauseMs,
    isOutage: isServerAway,
    refusal: () => new SmtpError({ code: 'ECONNECTION', command: 'paused' }),
  })
  const sender = { ...context, breaker, pauseMs, signal }
  const worker = new Worker(mailJobs.name, (job, token) => sendQueuedMail(sender, job, token), {
    connection: { url },
    prefix,
    concurrency: smtpConnections,
    lockDuration: lockMs,
    stalledInterval: lockMs,
    // A stall means that a process died, not that the mail is faulty.
    maxStalledCount: 10,
  })
  worker.on('error', (err) => context.log.warn({ err }, 'the mail queue is unreachable'))
  worker.on('completed', () => context.meter?.succeeded())
  worker.on('failed', () => context.meter?.failed())
  if (!signal.aborted) await once(signal, 'abort')
  await worker.close()
}

type Sender = SenderContext & { breaker: Breaker; pauseMs: number; signal: AbortSignal }

async function sendQueuedMail(context: Sender, job: Job, token: string | undefined): Promise<void> {
  const { id: mailId } = readJob(mailJobs, job, context.log)
  const { breaker, pauseMs, signal } = context
  try {
    // The mails in hand wait here, so that the others are not all taken and put back.
    await sleep(breaker.waitMs(), signal)
    await breaker.run(() => sendMail(context, mailId, () => new Date()))
  } catch (err) {
    if (isServerAway(err) || isDatabaseOutage(err)) {
      context.log.warn({ err, mailId }, 'the mail server or PostgreSQL is away, trying again soon')
      context.mails?.retried()
      // No refusal, therefore none of the tries after which a mail is given up.
      await job.moveToDelayed(Date.now() + pauseMs, token)
      throw new DelayedError()
    }
    const isRefused = err instanceof SmtpError && err.isRecipientRefused
    const isLast = isRefused || err instanceof UnknownMailError || job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    context.log[isLast ? 'error' : 'warn'](
      { err, mailId },
      isLast ? 'mail given up' : 'mail not sent, trying again later',
    )
    if (!isLast) {
      context.mails?.retried()
      throw err
    }
    await markMailFailed(context.db, mailId, { now: new Date(), isRefused })
    context.mails?.givenUp()
    throw new UnrecoverableError('given up')
  }
}

const isServerAway = (error: unknown) => error instanceof SmtpError && error.isOutage
