import { randomUUID } from 'node:crypto'
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passwordChanged } from '../../customers/identity/password-changed.mail.ts'
import { sendMail } from '../../operations/mail-sender/send-mail.ts'
import { createWebhook } from '../../outward/webhooks/create-webhook.ts'
import { sendNext } from '../../outward/webhooks/run-webhook-sender.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { makePosition } from '../../testing/factories.ts'
import { makeRecruiter, noLimits } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { finishVisits } from '../../watch/loop/finish-visits.ts'
import { leaseDue } from '../../watch/schedule/lease-due.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { inSpan, traceparentOf } from './tracing.ts'

const exporter = new InMemorySpanExporter()
let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
  database = await createTestDb()
})
beforeEach(() => exporter.reset())
// Other files of this worker are not traced.
afterAll(async () => {
  for (const api of [trace, context, propagation]) api.disable()
  await database.close()
})

const now = new Date('2026-11-16T09:00:00Z')

test('an event carries the trace of the visit that found it', async () => {
  const { db } = database.as('watch')
  const { host } = await makeWatchedSite(database.db, now)
  const token = randomUUID()
  const [source] = await leaseDue(db, { now, limit: 1, token })
  if (!source) throw new Error('nothing is due')
  const traceparent = await inSpan('visit', { parent: null }, async () => traceparentOf())
  const visit = finishedVisit(source, now, readVisit([{ title: 'Saldatore', url: `https://${host}/1` }]))
  await finishVisits(db, memoryPageStore(), token, [{ ...visit, traceparent }], now)
  expect(await database.db.selectFrom('position_event').select(['kind', 'traceparent']).execute()).toEqual([
    { kind: 'new', traceparent },
  ])
})

test('a mail is sent in the trace of what queued it, and without one where nothing is traced', async () => {
  const { db } = database.as('worker')
  const queue = (mailId: string) =>
    queueMail(db, passwordChanged, {
      mailId,
      to: 'anna@prova.example',
      language: 'it',
      params: { firstName: 'Anna' },
    })
  const [traced, untraced] = [randomUUID(), randomUUID()]
  await inSpan('compose', { parent: null }, () => queue(traced))
  await queue(untraced)
  const transport = { send: async () => {}, close: () => {} }
  for (const mailId of [traced, untraced]) await sendMail({ db, transport }, mailId, () => now)
  const spans = exporter.getFinishedSpans()
  const [compose] = spans.filter(({ name }) => name === 'compose')
  const [first, second] = spans.filter(({ name }) => name === 'send mail')
  expect(first?.parentSpanContext?.spanId).toBe(compose?.spanContext().spanId)
  expect(first?.spanContext().traceId).toBe(compose?.spanContext().traceId)
  expect(second?.parentSpanContext).toBeUndefined()
  expect(JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))).not.toContain('anna')
})

test('a webhook’s message is sent in the trace of the visit that its event comes from', async () => {
  const { db } = database
  const viewer = await makeRecruiter(db, now, { tier: 'enterprise', size: null })
  const criteria = positionCriteria.parse({})
  const { filterId } = await insertFilter(db, viewer.userId, { name: 'Tutte', criteria, count: 0 }, now)
  const secrets = ['a secret that only this test uses'] as const
  const asked = { filterID: filterId, url: 'https://ats.example/in', content: 'heads' } as const
  const { webhookID } = await createWebhook({ db, limits: noLimits, secrets }, viewer, asked, now)
  const traceparent = await inSpan('visit', { parent: null }, async () => traceparentOf())
  const position_no = await makePosition(db)
  await db.insertInto('position_event').values({ position_no, kind: 'new', number: 7, at: now, traceparent }).execute()
  const due = { happened_at: now, made_at: now, next_at: now }
  await db
    .insertInto('webhook_message')
    .values({ webhook_id: webhookID, kind: 'new', event: 7, position_no, matches: true, ...due })
    .execute()
  const log = { info() {}, warn() {}, error() {} }
  const post = async () => ({ status: 500, retryAfter: undefined })
  const publicUrl = 'https://vedetta.example'
  await sendNext({
    db: database.as('worker').db,
    log,
    clock: () => now,
    publicUrl,
    secrets,
    advertTexts: 'whole',
    post,
  })
  const spans = exporter.getFinishedSpans()
  const [visit] = spans.filter(({ name }) => name === 'visit')
  const [sent] = spans.filter(({ name }) => name === 'send webhook')
  expect(sent?.parentSpanContext?.spanId).toBe(visit?.spanContext().spanId)
  expect(sent?.status.code).toBe(SpanStatusCode.ERROR)
})
