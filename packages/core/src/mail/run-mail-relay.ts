import { once } from 'node:events'
import type { Context } from '../context.ts'
import { keepRunning } from '../keep-running.ts'
import type { RedisSettings } from '../redis.ts'
import { createMailQueue } from './mail-queue.ts'
import { relayBatch, relayMail } from './relay-mail.ts'

const idleMs = 500

/** Puts owed mails on the queue until told to stop. Any number may run. */
export async function runMailRelay(
  { db, redis, log }: Pick<Context, 'db' | 'log'> & { redis: RedisSettings },
  signal: AbortSignal,
): Promise<void> {
  const queue = createMailQueue(redis)
  queue.on('error', (err) => log.warn({ err }, 'the mail queue is away'))
  await Promise.race([queue.waitUntilReady(), once(signal, 'abort')])
  const work = async () => (await relayMail({ db, queue }, new Date())) === relayBatch
  await keepRunning(log, { idleMs, failed: 'relaying mail failed', work }, signal)
  await queue.close()
}
