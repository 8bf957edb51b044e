import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { queueMail } from '@vedetta/core/mail/queue-mail.queries'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { createTestDb, createTestSearch, testRedis } from '@vedetta/core/testing/test-engines'
import { afterAll, expect, test } from 'vitest'

const { db, as, close } = await createTestDb()
const search = createTestSearch()
const sink = await startSmtpSink()
const folder = await mkdtemp(join(tmpdir(), 'journal-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await sink.close()
  await search.close()
  await close()
})

test('the worker sends queued mails and stops on a signal', async () => {
  const redis = testRedis()
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: as('worker').databaseUrl,
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      INDEX_PREFIX: search.prefix,
      SMTP_URL: sink.url,
      MAIL_FROM: 'Prova <prova@vedetta.example>',
      ERASURE_JOURNAL: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(worker, 'exit')
  const output = text(worker.stdout)

  const params = { firstName: 'Anna' }
  await queueMail(db, 'passwordChanged', { to: 'anna@prova.example', language: 'en', params })
  const mail = await sink.waitFor('anna@prova.example', 'Your password has changed')
  expect(mail.from).toBe('"Prova" <prova@vedetta.example>')

  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await output).toBe('')
})
