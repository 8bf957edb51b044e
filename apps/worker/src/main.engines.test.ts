import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { passwordChanged } from '@vedetta/core/customers/identity/password-changed.mail'
import { makeVapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import { workerJobs } from '@vedetta/core/operations/jobs/worker-jobs'
import { engineSettings } from '@vedetta/core/platform/config/config'
import { queueMail } from '@vedetta/core/platform/mail/queue-mail.queries'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { startSmtpSink } from '@vedetta/core/testing/smtp-sink'
import { createTestDb, createTestSearch, testRedis } from '@vedetta/core/testing/test-engines'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const { db, as, close } = await createTestDb()
const search = createTestSearch()
const { OPENSEARCH_URL: opensearchUrl } = readConfig(engineSettings, process.env)
const sink = await startSmtpSink()
const folder = await mkdtemp(join(tmpdir(), 'journal-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await sink.close()
  await search.close()
  await close()
})

function startWorker(opensearchUrl: string, env: Record<string, string> = {}) {
  const redis = testRedis()
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: as('worker').databaseUrl,
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      OPENSEARCH_URL: opensearchUrl,
      INDEX_PREFIX: search.prefix,
      SMTP_URL: sink.url,
      MAIL_FROM: 'Prova <prova@vedetta.example>',
      ERASURE_JOURNAL: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  return worker
}

const queueNotice = (to: string) =>
  queueMail(db, passwordChanged, { to, language: 'en', params: { firstName: 'Anna' } })

test('without OpenSearch the worker sends mails, and creates the indices once it is there', async () => {
  const port = await pickPort()
  const worker = startWorker(`http://127.0.0.1:${port}`)
  const ended = once(worker, 'exit')
  worker.stdout.resume()
  await queueNotice('aldo@prova.example')
  await sink.waitFor('aldo@prova.example', 'Your password has changed')

  const { hostname, port: enginePort } = new URL(opensearchUrl)
  const relay = createServer((from) => {
    const to = connect(Number(enginePort), hostname)
    pipeline(from, to, from, () => {})
  }).listen(port, '127.0.0.1')
  const exists = async () => (await search.client.indices.existsAlias({ name: aliasOf(search, 'position') })).body
  await vi.waitFor(async () => expect(await exists()).toBe(true), { timeout: 20_000, interval: 100 })

  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  relay.close()
})

test('the worker does every job of its table, sends queued mails and stops on a signal', async () => {
  const port = await pickPort()
  const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = makeVapidKeys()
  const worker = startWorker(opensearchUrl, { METRICS_PORT: String(port), VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })
  const ended = once(worker, 'exit')
  const output = text(worker.stdout)

  await queueNotice('anna@prova.example')
  const mail = await sink.waitFor('anna@prova.example', 'Your password has changed')
  expect(mail.from).toBe('"Prova" <prova@vedetta.example>')
  const succeeded = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const series = metrics.matchAll(/^vedetta_job_last_success_timestamp_seconds\{job_name="(\w+)"\}/gm)
    return [...series].map(([, name]) => name).toSorted()
  }
  await expect.poll(succeeded).toEqual(keysOf(workerJobs).toSorted())

  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await output).toBe('')
})
