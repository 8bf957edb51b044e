import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { verifyEmail } from '@vedetta/core/customers/identity/verify-email.mail'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { deleteKeys } from '@vedetta/core/testing/delete-keys'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'

const maxWaitMs = 10 * minuteMs

/** Kills the worker with SIGKILL while it sends mails, then empties Redis. Returns how many mails arrived. */
export function runMailKills(
  env: NodeJS.ProcessEnv,
  { mails, kills }: { mails: number; kills: number },
): Promise<{ arrived: number; different: number }> {
  return withScratch(env, async (scratch) => {
    const sink = await startSmtpSink()
    const workerEnv = { ...env, SMTP_URL: sink.url }
    for (let n = 0; n < mails; n++) {
      const params = { firstName: 'Anna', url: `https://prova.example/${n}` }
      await queueMail(scratch.db, verifyEmail, { to: `${n}@prova.example`, language: 'it', params })
    }
    let running = startWorker(workerEnv, scratch)
    try {
      for (let n = 1; n <= kills; n++) {
        while (sink.mails().length < (n * mails) / (kills + 1)) await sleep(1)
        running.kill('SIGKILL')
        await once(running, 'exit')
        running = startWorker(workerEnv, scratch)
      }
      await deleteKeys(scratch.redis.url, scratch.redis.prefix)
      await waitUntilAllSent(scratch)
    } finally {
      running.kill('SIGTERM')
      await once(running, 'exit')
      await sink.close()
    }
    const numbers = sink.mails().map(({ messageId }) => messageId)
    return { arrived: numbers.length, different: new Set(numbers).size }
  })
}

async function waitUntilAllSent({ pool }: Scratch): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  while ((await pool.query('SELECT FROM mail WHERE sent_at IS NULL LIMIT 1')).rowCount !== 0) {
    if (Date.now() > deadline) throw new Error('Mails are still unsent after ten minutes')
    await sleep(250)
  }
}
