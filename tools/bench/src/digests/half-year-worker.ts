import { setTimeout as sleep } from 'node:timers/promises'
import { queueDueDigests } from '@vedetta/core/notify/digests/queue-due-digests'
import { relayMail } from '@vedetta/core/operations/mail-sender/relay-mail'
import { runMailSender } from '@vedetta/core/operations/mail-sender/run-mail-sender'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { createMailQueue, mailRetries } from '@vedetta/core/platform/mail/mail-queue'
import { createSmtpTransport } from '@vedetta/core/platform/mail/smtp-transport'

/** Simulated time runs faster than real time from this moment on. */
export type ClockAnchor = { readonly simulated: number; readonly real: number }

/** The plan that the parent process passes in DIGEST_WORKER_PLAN. */
export type DigestWorkerPlan = {
  readonly databaseUrl: string
  readonly redis: { url: string; prefix: string }
  readonly smtpUrl: string
  readonly speed: number
  readonly anchor: ClockAnchor
}

const plan = JSON.parse(process.env.DIGEST_WORKER_PLAN ?? '') as DigestWorkerPlan
let { anchor } = plan
const stop = new AbortController()
process.on('message', (moved: ClockAnchor) => {
  anchor = moved
})
// The parent process has exited.
process.on('disconnect', () => stop.abort())

const clock = () => new Date(anchor.simulated + (Date.now() - anchor.real) * plan.speed)
const db = createDb(createPool(plan.databaseUrl, { application_name: 'vedetta-worker', max: 6 }))
const transport = createSmtpTransport(plan.smtpUrl, 'Vedetta <noreply@vedetta.example>')
const queue = createMailQueue(plan.redis)
const { redis } = plan
const log = { info() {}, warn() {}, error() {} }
const retries = { ...mailRetries, firstDelayMs: mailRetries.firstDelayMs / plan.speed }
const context = {
  db,
  publicUrl: 'https://vedetta.example',
  secrets: ['a secret of forty characters, for a half-year'] as const,
  clock,
}

/** The product's own steps. Mails are relayed every two simulated seconds, not twice in one, since sixty empty passes a real second would take the CPU. */
async function repeat(idleMs: number, step: () => Promise<unknown>): Promise<void> {
  while (!stop.signal.aborted) {
    await step().catch((error: unknown) => process.stderr.write(`${error}\n`))
    await sleep(idleMs / plan.speed)
  }
}

await queue.waitUntilReady()
await Promise.all([
  repeat(5_000, () => queueDueDigests(context)),
  repeat(2_000, () => relayMail({ db, queue, retries }, clock())),
  runMailSender({ db, redis, log, transport, lockMs: 90_000 / plan.speed }, stop.signal),
])
await queue.close()
transport.close()
await db.destroy()
