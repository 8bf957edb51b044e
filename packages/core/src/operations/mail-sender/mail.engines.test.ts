import { randomUUID } from 'node:crypto'
import { mailJobs } from '@vedetta/contracts/operations/jobs'
import { dayMs, minuteMs } from '@vedetta/contracts/text/durations'
import { QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { passwordChanged } from '../../customers/identity/password-changed.mail.ts'
import { verifyEmail } from '../../customers/identity/verify-email.mail.ts'
import { seatRevoked } from '../../customers/licences/seat-revoked.mail.ts'
import type { Log } from '../../platform/context.ts'
import { createLoop } from '../../platform/loops/loop.ts'
import { createMailQueue } from '../../platform/mail/mail-queue.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { createSmtpTransport, type MailTransport, SmtpError } from '../../platform/mail/smtp-transport.ts'
import type { RedisSettings } from '../../platform/redis/redis.ts'
import { makeAlert, makeAlertReader } from '../../testing/alert-reader.ts'
import { makePosition } from '../../testing/factories.ts'
import { startSmtpSink } from '../../testing/smtp-sink.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { type MailParams, mailTemplates } from './mail-templates.ts'
import { relayBatch, relayMail } from './relay-mail.ts'
import { runMailRelay } from './run-mail-relay.ts'
import { runMailSender } from './run-mail-sender.ts'
import { sendMail } from './send-mail.ts'
import { sweepMail } from './sweep-mail.ts'
import { exampleMails } from './testing/example-mails.ts'

const { db, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
const sink = await startSmtpSink()
const transport = createSmtpTransport(sink.url, 'Vedetta <noreply@vedetta.example>')
const flusher = new Redis(testRedis().url)

const quickly = { attempts: 3, firstDelayMs: 20 }
const later = (ms: number) => new Date(Date.now() + ms)

let logged: object[]
let stop: AbortController
let running: Promise<unknown>[]
let redis: RedisSettings
let queue: ReturnType<typeof createMailQueue>

const log: Log = {
  info: (facts, message) => logged.push({ ...facts, message }),
  warn: (facts, message) => logged.push({ ...facts, message }),
  error: (facts, message) => logged.push({ ...facts, message }),
}

beforeEach(async () => {
  await db.deleteFrom('mail').execute()
  logged = []
  running = []
  stop = new AbortController()
  redis = testRedis()
  queue = createMailQueue(redis)
  await queue.waitUntilReady()
})
afterEach(async () => {
  stop.abort()
  await Promise.all(running)
  await queue.close()
})
afterAll(async () => {
  transport.close()
  await sink.close()
  await flusher.quit()
  await close()
})

const address = () => `anna-${randomUUID()}@prova.example`

async function owe(to: string, params: MailParams['verifyEmail'] = verify): Promise<string> {
  await queueMail(db, verifyEmail, { to, language: 'it', params })
  const { mail_id } = await row(to)
  return mail_id
}

const verify = { firstName: 'Anna', url: 'https://vedetta.example/auth/verify?token=segreto' }
const row = (to: string) => db.selectFrom('mail').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow()
const countTo = (to: string) => sink.mails().filter((mail) => mail.to.includes(to)).length
const relay = (now = later(1_000)) => relayMail({ db: workerDb, queue, retries: quickly }, now)

function runSender(by: MailTransport = transport, pauseMs = 5_000): void {
  running.push(runMailSender({ db: workerDb, redis, log, transport: by, pauseMs }, stop.signal))
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  await expect.poll(condition, { interval: 10 }).toBe(true)
}

const isSent = async (to: string) => (await row(to)).sent_at !== null
const isGivenUp = async (to: string) => (await row(to)).failed_at !== null

test.each([
  ['instant', ['send', 'mail', 'mail']],
  ['digest', ['send']],
] as const)('a mail of the kind %s is measured once accepted', async (template, stages) => {
  const now = new Date()
  const { userId, email } = await makeAlertReader(db, now)
  for (const opening of [1, 2])
    await makeAlert(db, userId, { positionNo: await makePosition(db), filterIds: [], opening }, later(-90_000))
  const mailId = randomUUID()
  await db.updateTable('alert').set({ mail_id: mailId }).where('user_id', '=', userId).execute()
  await queueMail(db, mailTemplates[template], { mailId, to: email, language: 'it', params: exampleMails[template] })
  const measured: [string, number][] = []
  const latencies = { record: (stage: string, ms: number) => void measured.push([stage, ms]) }
  await sendMail({ db: workerDb, transport, latencies }, mailId, () => new Date())
  expect(measured.map(([stage]) => stage)).toEqual(stages)
  for (const [stage, ms] of measured) if (stage === 'mail') expect(ms).toBeGreaterThanOrEqual(90_000)
})

describe('a queued mail', () => {
  test('is sent by the worker’s loops, marked as sent, and its parameters are erased', async () => {
    running.push(
      runMailRelay({ db: workerDb, redis, log }, createLoop(log, { what: 'relaying', idleMs: 100 }, stop.signal)),
    )
    runSender()
    const to = address()
    const mailId = await owe(to)
    const mail = await sink.waitFor(to, 'Conferma il tuo indirizzo e-mail')
    expect(mail).toMatchObject({
      messageId: `<${mailId}@vedetta.example>`,
      from: '"Vedetta" <noreply@vedetta.example>',
      to: [to],
      links: [verify.url],
    })
    expect(mail.text).toContain(verify.url)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    await until(() => isSent(to))
    expect(await row(to)).toMatchObject({ params: {}, failed_at: null })
  })

  test('is not sent if its transaction was rolled back', async () => {
    const to = address()
    const rolledBack = db.transaction().execute(async (tx) => {
      await queueMail(tx, passwordChanged, { to, language: 'en', params: { firstName: 'Anna' } })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await relay()).toBe(0)
  })

  test('is sent once, however often it is relayed', async () => {
    const to = address()
    await owe(to)
    for (const minutes of [0, 2, 4, 6]) expect(await relay(later(minutes * minuteMs + 1_000))).toBe(1)
    expect(await queue.getWaitingCount()).toBe(1)
    runSender()
    await until(() => isSent(to))
    expect(await relay(later(dayMs))).toBe(0)
    expect(countTo(to)).toBe(1)
  })

  test('is relayed again only after a minute', async () => {
    await owe(address())
    expect(await relay()).toBe(1)
    expect(await relay(later(50_000))).toBe(0)
    expect(await relay(later(70_000))).toBe(1)
  })

  test('survives the loss of Redis’s data', async () => {
    const to = address()
    await owe(to)
    await relay()
    const keys = await flusher.keys(`${redis.prefix}:*`)
    expect(keys.length).toBeGreaterThan(0)
    await flusher.del(keys)
    runSender()
    expect(await queue.getWaitingCount()).toBe(0)
    await relay(later(70_000))
    await sink.waitFor(to)
    await until(() => isSent(to))
    expect(countTo(to)).toBe(1)
  })

  test('that was sent already is not sent again', async () => {
    const to = address()
    const mailId = await owe(to)
    await sendMail({ db: workerDb, transport }, mailId, () => new Date())
    await sendMail({ db: workerDb, transport }, mailId, () => new Date())
    await sendMail({ db: workerDb, transport }, randomUUID(), () => new Date())
    expect(countTo(to)).toBe(1)
  })

  test('whose sender dies before marking it is sent once more, with the same Message-ID', async () => {
    const to = address()
    const mailId = await owe(to)
    const dying: MailTransport = {
      ...transport,
      async send(...args) {
        await transport.send(...args)
        throw new Error('killed')
      },
    }
    await expect(sendMail({ db: workerDb, transport: dying }, mailId, () => new Date())).rejects.toThrow('killed')
    await sendMail({ db: workerDb, transport }, mailId, () => new Date())
    const [first, second] = sink.mails().filter((mail) => mail.to.includes(to))
    expect(first?.messageId).toBe(second?.messageId)
    expect(countTo(to)).toBe(2)
  })

  test('is relayed in bounded batches', async () => {
    await db
      .insertInto('mail')
      .values(
        Array.from({ length: relayBatch + 7 }, (_, n) => ({
          recipient: `${n}@prova.example`,
          language: 'it',
          template: 'verifyEmail',
          params: JSON.stringify(verify),
        })),
      )
      .execute()
    expect([await relay(), await relay(), await relay()]).toEqual([relayBatch, 7, 0])
    expect(await queue.getWaitingCount()).toBe(relayBatch + 7)
  })

  test('that is being sent is finished when the worker stops', async () => {
    const to = address()
    await owe(to)
    await relay()
    const [begun, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let hasStopped = false
    let stoppedBefore: boolean | undefined
    runSender({
      ...transport,
      async send(...args) {
        begun.resolve()
        await aborted.promise
        await transport.send(...args)
        stoppedBefore = hasStopped
      },
    })
    await begun.promise
    stop.abort()
    const stopped = Promise.all(running).then(() => {
      hasStopped = true
    })
    aborted.resolve()
    await stopped
    expect(stoppedBefore).toBe(false)
    expect(await isSent(to)).toBe(true)
  })
})

describe('a mail that the server refuses', () => {
  test('for good, as there is no such mailbox, is given up at once as returned', async () => {
    const strict = await startSmtpSink({ hasMailbox: (to) => !to.startsWith('anna-') })
    const strictTransport = createSmtpTransport(strict.url, 'Vedetta <noreply@vedetta.example>')
    const to = address()
    await owe(to)
    await relay()
    runSender(strictTransport)
    await until(() => isGivenUp(to))
    expect(await row(to)).toMatchObject({ sent_at: null, bounced_at: expect.any(Date) })
    expect(logged).toMatchObject([{ message: 'mail given up' }])
    strictTransport.close()
    await strict.close()
  })

  test('is retried, and its reader gets one', async () => {
    const to = address()
    sink.refuseNext(2)
    await owe(to)
    await relay()
    runSender()
    await until(() => isSent(to))
    expect(countTo(to)).toBe(1)
    expect(logged).toMatchObject([
      { message: 'mail not sent, trying again later' },
      { message: 'mail not sent, trying again later' },
    ])
  })

  test('is given up after the last try, and keeps its parameters for inspection', async () => {
    const to = address()
    sink.refuseNext(3)
    await owe(to)
    await relay()
    runSender()
    await until(() => isGivenUp(to))
    expect(await row(to)).toMatchObject({ sent_at: null, params: verify })
    expect(await relay(later(dayMs))).toBe(0)
    expect(logged.at(-1)).toMatchObject({ message: 'mail given up' })
    expect(countTo(to)).toBe(0)
  })

  test('leaves no address in Redis and none in the log', async () => {
    const to = address()
    sink.refuseNext(1)
    const mailId = await owe(to)
    await relayMail({ db: workerDb, queue, retries: { attempts: 2, firstDelayMs: minuteMs } }, later(1_000))
    runSender()
    await until(async () => (await queue.getDelayedCount()) === 1)
    const job = await queue.getJob(mailId)
    expect(job?.failedReason).toMatch(/^SMTP .*451$/)
    const traces = JSON.stringify([job, logged.map((facts) => Object.values(facts).map(String)), await stored(mailId)])
    expect(traces).not.toMatch(/prova\.example|segreto|Anna/)
  })

  const stored = (mailId: string) => flusher.hgetall(`${redis.prefix}:mail:${mailId}`)
})

test('a mail server that is away costs a mail no try, however long, and the mail is sent when it is back', async () => {
  const to = address()
  await owe(to)
  await relay()
  let refusals = 0
  const flaky: MailTransport = {
    ...transport,
    send: async (...mail) => {
      if (++refusals <= quickly.attempts + 3) throw new SmtpError({ code: 'ECONNECTION', command: 'CONN' })
      await transport.send(...mail)
    },
  }
  runSender(flaky, 20)
  await until(() => isSent(to))
  expect([countTo(to), refusals]).toEqual([1, quickly.attempts + 4])
})

test('a mail job that violates its schema fails at once with a clear text, and the sender goes on', async () => {
  const failed: string[] = []
  const events = new QueueEvents(mailJobs.name, { connection: { url: redis.url }, prefix: redis.prefix })
  events.on('failed', ({ failedReason }) => failed.push(failedReason))
  await events.waitUntilReady()
  runSender()
  await queue.add('send', { to: 'anna@prova.example' } as never, { jobId: 'not-a-mail', attempts: 3 })
  await until(() => failed.length > 0)
  expect(failed).toEqual([
    expect.stringMatching(/^a job of the queue mail is not as its schema says: (.|\n)*id(.|\n)*payload/),
  ])
  expect(logged).toMatchObject([{ message: 'a job was refused', jobId: 'not-a-mail' }])
  const to = address()
  await owe(to)
  await relay()
  await until(() => isSent(to))
  await events.close()
})

test('a mail that can not be rendered is given up at once', async () => {
  const to = address()
  await db.insertInto('mail').values({ recipient: to, language: 'it', template: 'farewell', params: '{}' }).execute()
  await relay()
  runSender()
  await until(() => isGivenUp(to))
  expect(logged).toMatchObject([{ message: 'mail given up' }])
})

describe('a hostile name or address', () => {
  test('adds no header and no line', async () => {
    const to = address()
    const customer = 'Ponte\r\nBcc: eve@evil.example\r\n\r\nCiao \u0000\ud800'
    await queueMail(db, seatRevoked, { to, language: 'it', params: { customer } })
    await sendMail({ db: workerDb, transport }, (await row(to)).mail_id, () => new Date())
    const mail = await sink.waitFor(to)
    expect(mail.subject).toBe('Il tuo posto nella licenza di Ponte Bcc: eve@evil.example Ciao � è terminato')
    expect(mail.to).toEqual([to])
    expect(mail.headers.has('bcc')).toBe(false)
  })

  test.each([
    'x@prova.example, eve@evil.example',
    'x@prova.example>\r\nRCPT TO:<eve@evil.example',
    'Eve <eve@evil.example>',
  ])('does not reach another recipient: %j', async (to) => {
    const mailId = await owe(to)
    await sendMail({ db: workerDb, transport }, mailId, () => new Date()).catch(() => {})
    const reached = sink.mails().filter((mail) => mail.to.includes('eve@evil.example'))
    expect(reached).toEqual([])
  })
})

test('a remote mail server without encryption gets no mail', async () => {
  const to = address()
  const mailId = await owe(to)
  // This address reaches the sink, but is not one of the loopback names.
  const elsewhere = createSmtpTransport(sink.url.replace('127.0.0.1', '0.0.0.0'), 'noreply@vedetta.example')
  await expect(sendMail({ db: workerDb, transport: elsewhere }, mailId, () => new Date())).rejects.toThrow(
    /^SMTP ETLS STARTTLS/,
  )
  elsewhere.close()
  expect(countTo(to)).toBe(0)
})

test('mails are swept thirty days after they were sent or given up', async () => {
  const now = new Date()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const common = { language: 'it', template: 'verifyEmail', params: '{}' }
  const many = Array.from({ length: 1_200 }, () => ({ ...common, recipient: 'many', sent_at: ago(40) }))
  await db.insertInto('mail').values(many).execute()
  await db
    .insertInto('mail')
    .values([
      { ...common, recipient: 'sent lately', sent_at: ago(29) },
      { ...common, recipient: 'given up', failed_at: ago(31) },
      { ...common, recipient: 'given up lately', failed_at: ago(29) },
      { ...common, recipient: 'owed for long', queued_at: ago(60) },
    ])
    .execute()
  expect(await sweepMail(workerDb, now)).toBe(1_201)
  const left = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute()
  expect(left.map(({ recipient }) => recipient)).toEqual(['given up lately', 'owed for long', 'sent lately'])
})
