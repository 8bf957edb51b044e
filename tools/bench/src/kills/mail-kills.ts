import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { queueMail } from '@vedetta/core/mail/queue-mail.queries'
import { deleteKeys } from '@vedetta/core/testing/delete-keys'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'

const longestWaitMs = 600_000

/** The worker is killed with SIGKILL while it sends, and at last Redis is emptied. Answers what arrived. */
export function proveMailKills(
  env: NodeJS.ProcessEnv,
  { mails, kills }: { mails: number; kills: number },
): Promise<{ arrived: number; different: number }> {
  return withScratch(env, async (scratch) => {
    const sink = await startSmtpSink()
    const workerEnv = { ...env, SMTP_URL: sink.url }
    for (let n = 0; n < mails; n++) {
      const params = { firstName: 'Anna', url: `https://prova.example/${n}` }
      await queueMail(scratch.db, 'verifyEmail', { to: `${n}@prova.example`, language: 'it', params })
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
      await allSent(scratch)
    } finally {
      running.kill('SIGTERM')
      await once(running, 'exit')
      await sink.close()
    }
    const numbers = sink.mails().map(({ messageId }) => messageId)
    return { arrived: numbers.length, different: new Set(numbers).size }
  })
}

async function allSent({ pool }: Scratch): Promise<void> {
  const deadline = Date.now() + longestWaitMs
  while ((await pool.query('SELECT FROM mail WHERE sent_at IS NULL LIMIT 1')).rowCount !== 0) {
    if (Date.now() > deadline) throw new Error('Mails are still owed after ten minutes')
    await sleep(250)
  }
}
