import { once } from 'node:events'
import type { Deps } from '../deps.ts'
import { pause } from '../pause.ts'
import { createMailQueue, type RedisSettings } from './mail-queue.ts'
import { relayBatch, relayMail } from './relay-mail.ts'

const idleMs = 500
const longestBackOffMs = 10_000

/** Puts owed mails on the queue until told to stop. Any number may run. */
export async function runMailRelay(
  { db, redis, log }: Pick<Deps, 'db' | 'log'> & { redis: RedisSettings },
  signal: AbortSignal,
): Promise<void> {
  const queue = createMailQueue(redis)
  queue.on('error', (err) => log.warn({ err }, 'the mail queue is away'))
  await Promise.race([queue.waitUntilReady(), once(signal, 'abort')])
  let failures = 0
  while (!signal.aborted) {
    try {
      const relayed = await relayMail({ db, queue }, new Date())
      failures = 0
      if (relayed < relayBatch) await pause(idleMs, signal)
    } catch (err) {
      failures++
      log.error({ err, failures }, 'relaying mail failed, trying again')
      await pause(Math.min(idleMs * 2 ** failures, longestBackOffMs), signal)
    }
  }
  await queue.close()
}
