import { randomUUID } from 'node:crypto'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { sendMail } from '../mail/send-mail.ts'
import { createTestDb } from '../testing/test-engines.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../testing/watched-site.ts'
import { finishVisits } from '../watch/loop/finish-visits.ts'
import { leaseDue } from '../watch/schedule/lease-due.ts'
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
    queueMail(db, 'passwordChanged', {
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
