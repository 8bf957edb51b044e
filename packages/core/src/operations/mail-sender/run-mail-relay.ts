import { once } from 'node:events'
import type { Context } from '../../platform/context.ts'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import type { RedisSettings } from '../../platform/redis/redis.ts'
import { relayBatch, relayMail } from './relay-mail.ts'

const idleMs = 500

/** Relays unsent mails to the queue until the signal aborts. Any number of processes may run it. */
export async function runMailRelay(
  { db, redis, log }: Pick<Context, 'db' | 'log'> & { redis: RedisSettings },
  signal: AbortSignal,
): Promise<void> {
  const queue = createMailQueue(redis)
  queue.on('error', (err) => log.warn({ err }, 'the mail queue is unreachable'))
  await Promise.race([queue.waitUntilReady(), once(signal, 'abort')])
  const work = async () => (await relayMail({ db, queue }, new Date())) === relayBatch
  await keepRunning(log, { idleMs, failed: 'relaying mail failed', work }, signal)
  await queue.close()
}
