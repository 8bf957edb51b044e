import { mailJobs, type PayloadOf } from '@vedetta/contracts/operations/jobs'
import { Queue } from 'bullmq'
import type { RedisSettings } from '../redis/redis.ts'

/** Fourteen tries in six to eleven hours outlast a night in which the mail server is down unnoticed. */
export const mailRetries = { attempts: 14, firstDelayMs: 5_000 }

/** Carries only the ids of mails, never their content. Adding an id twice adds it once. */
export type MailQueue = Queue<PayloadOf<typeof mailJobs>>

export function createMailQueue({ url, prefix }: RedisSettings): MailQueue {
  // Adding fails at once while Redis is down: the relay retries.
  const connection = { url, maxRetriesPerRequest: 1, enableOfflineQueue: false, commandTimeout: 5_000 }
  return new Queue(mailJobs.name, { connection, prefix })
}

export async function enqueueMails(queue: MailQueue, mailIds: string[], retries = mailRetries): Promise<void> {
  await queue.addBulk(
    mailIds.map((mailId) => ({
      name: 'send',
      data: mailJobs.payload.parse(null),
      opts: {
        jobId: mailJobs.id.parse(mailId),
        attempts: retries.attempts,
        backoff: { type: 'exponential', delay: retries.firstDelayMs, jitter: 0.5 },
        // A finished job would keep its id from being queued again.
        removeOnComplete: true,
        removeOnFail: true,
      },
    })),
  )
}
