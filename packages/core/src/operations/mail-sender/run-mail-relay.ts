import { once } from 'node:events'
import type { Context } from '../../platform/context.ts'
import type { Loop } from '../../platform/loops/loop.ts'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import type { RedisSettings } from '../../platform/redis/redis.ts'
import { relayBatch, relayMail } from './relay-mail.ts'

/** Relays unsent mails to the queue. Any number of processes may run it. */
export async function runMailRelay(
  { db, redis, log }: Pick<Context, 'db' | 'log'> & { redis: RedisSettings },
  { repeat, signal }: Pick<Loop, 'repeat' | 'signal'>,
): Promise<void> {
  const queue = createMailQueue(redis)
  queue.on('error', (err) => log.warn({ err }, 'the mail queue is unreachable'))
  await Promise.race([queue.waitUntilReady(), once(signal, 'abort')])
  await repeat(async (now) => (await relayMail({ db, queue }, now)) === relayBatch)
  await queue.close()
}
