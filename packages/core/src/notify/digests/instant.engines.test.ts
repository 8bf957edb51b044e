import { plans } from '@vedetta/contracts/facts/plans'
import { isSureReading } from '@vedetta/contracts/positions/position-reading'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAlert, makeAlertReader, makeBell } from '../../testing/alert-reader.ts'
import { makePosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { alertMailParams } from './alert-mail-params.ts'
import { composeInstant } from './compose-instant.ts'
import { queueDueDigests } from './queue-due-digests.ts'
import { queueInstantMails } from './queue-instant-mails.ts'
import { stopAlerts } from './stop-alerts.ts'

const { db, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
afterAll(close)
beforeEach(async () => {
  await db.deleteFrom('mail').execute()
  await db.deleteFrom('alert_schedule').execute()
  await db.deleteFrom('saved_filter').execute()
  await db.deleteFrom('settings').execute()
})

/** Ten in the morning, two hours after the digests. */
const start = new Date('2026-11-16T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const failures: unknown[] = []
const log = { error: (...args: unknown[]) => void failures.push(args) } as never
const secrets: [string] = ['a secret of forty characters, for this test']
const contextAt = (now: Date) => ({
  db: workerDb,
  publicUrl: 'https://vedetta.example',
  secrets,
  clock: () => now,
  log,
})
const pass = (now: Date) => queueInstantMails(contextAt(now))
const digestPass = (now: Date) => queueDueDigests(contextAt(now))
const pro = { tier: 'pro', size: plans.pro.size } as const

async function reader({ settings = {}, ...fields }: Parameters<typeof makeAlertReader>[2] = {}) {
  const person = await makeAlertReader(db, after(-dayMs), {
    licence: pro,
    settings: { instantAlerts: true, ...settings },
    ...fields,
  })
  return { ...person, filterId: await makeBell(db, person.userId, {}, after(-dayMs)) }
}

type Reader = Awaited<ReturnType<typeof reader>>

async function found({ userId, filterId }: Reader, at: Date, title = 'Saldatore', confidence = 1): Promise<number> {
  const positionNo = await makePosition(db, { title, confidence }, at)
  await makeAlert(db, userId, { positionNo, filterIds: [filterId], isUnsure: !isSureReading(confidence) }, at)
  return positionNo
}

async function mailsTo(email: string) {
  const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('queued_at').execute()
  return mails.map(({ template, params }) => ({
    template,
    titles: alertMailParams
      .parse(params)
      .sections.flatMap(({ positions }) => positions.map(({ title }) => title))
      .sort(),
  }))
}

describe('an instant mail', () => {
  test('tells what was found seconds ago in one mail, also before a digest had a date', async () => {
    const person = await reader()
    await found(person, start, 'Saldatore')
    await found(person, start, 'Tornitore')
    await pass(after(2_000))
    expect(await mailsTo(person.email)).toEqual([{ template: 'instant', titles: ['Saldatore', 'Tornitore'] }])
    expect(failures).toEqual([])
  })

  test('comes fifteen minutes after the one before at the earliest, with all that was found meanwhile', async () => {
    const person = await reader()
    await found(person, start, 'Primo')
    await pass(start)
    await found(person, after(minuteMs), 'Secondo')
    await found(person, after(14 * minuteMs), 'Terzo')
    await pass(after(15 * minuteMs - 1))
    expect(await mailsTo(person.email)).toHaveLength(1)
    await pass(after(15 * minuteMs))
    expect((await mailsTo(person.email)).at(-1)).toEqual({ template: 'instant', titles: ['Secondo', 'Terzo'] })
  })

  test('tells nothing that a digest told, and a digest nothing that it told', async () => {
    const person = await reader({ settings: { alertHour: 11 } })
    await digestPass(start)
    await found(person, start, 'Subito')
    await pass(start)
    await found(person, after(50 * minuteMs), 'Nel riepilogo')
    await digestPass(after(hourMs))
    await pass(after(hourMs))
    await found(person, after(hourMs + minuteMs), 'Dopo')
    await pass(after(hourMs + 10 * minuteMs))
    expect(await mailsTo(person.email)).toEqual([
      { template: 'instant', titles: ['Subito'] },
      { template: 'digest', titles: ['Nel riepilogo'] },
    ])
    await pass(after(hourMs + 15 * minuteMs))
    await digestPass(after(hourMs + dayMs))
    expect((await mailsTo(person.email)).slice(2)).toEqual([{ template: 'instant', titles: ['Dopo'] }])
  })

  test('leaves a position to be checked to the digest, also one that was sure when it was found', async () => {
    const person = await reader({ settings: { alertHour: 11, tellUnsure: true } })
    await digestPass(start)
    await found(person, start, 'Sicura')
    await found(person, start, 'Da verificare', 0.89)
    const wavering = await found(person, start, 'Non più sicura')
    await db.updateTable('position').set({ confidence: 0.89 }).where('position_no', '=', wavering).execute()
    await pass(start)
    await digestPass(after(hourMs))
    expect(await mailsTo(person.email)).toEqual([
      { template: 'instant', titles: ['Sicura'] },
      { template: 'digest', titles: ['Da verificare', 'Non più sicura'] },
    ])
  })

  test('leaves out a position that closed and a filter whose bell was turned off', async () => {
    const person = await reader()
    const closed = await found(person, start, 'Chiusa')
    const gone = { closed_at: start, closing_reason: 'gone' }
    await db.updateTable('position').set(gone).where('position_no', '=', closed).execute()
    await pass(start)
    await found(person, start, 'Di un filtro spento')
    await db.updateTable('saved_filter').set({ bell_since: null }).execute()
    await pass(start)
    expect(await mailsTo(person.email)).toEqual([])
  })

  test.each<[string, Parameters<typeof makeAlertReader>[2]]>([
    ['on a plan without instant alerts', { licence: { tier: 'team', size: plans.team.size } }],
    ['on an expired licence', { licence: { ...pro, starts_at: after(-3 * dayMs), expires_at: after(-hourMs) } }],
    ['who did not turn them on', { settings: { instantAlerts: false } }],
    ['who turned all alerts off', { settings: { notifyOnFilter: false } }],
  ])('is not sent to a person %s', async (_, fields) => {
    const person = await reader(fields)
    await found(person, start)
    await pass(start)
    await composeInstant(contextAt(start), person.userId, start)
    expect(await mailsTo(person.email)).toEqual([])
  })

  test.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'is not sent to a person stopped as %s, not even when it was queued already',
    async (reason) => {
      const person = await reader()
      await found(person, start)
      await pass(start)
      await stopAlerts(as('api').db, person, reason, after(1))
      await found(person, after(minuteMs))
      await pass(after(hourMs))
      expect(await mailsTo(person.email)).toEqual([])
    },
  )

  test('is composed once by workers that run at the same time, also with a digest', async () => {
    const person = await reader({ settings: { alertHour: 11 } })
    await digestPass(start)
    await found(person, start)
    const now = after(hourMs)
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? pass(now) : digestPass(now))))
    await pass(now)
    await digestPass(now)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('is composed by the next worker when one dies before its commit, and not again when one dies after it', async () => {
    const person = await reader()
    await found(person, start)
    await expect(killedBeforeCommit(person, start)).rejects.toThrow('killed')
    expect(await mailsTo(person.email)).toEqual([])
    await composeInstant(contextAt(start), person.userId, start)
    await pass(after(1_000))
    expect(await mailsTo(person.email)).toHaveLength(1)
  })
})

function killedBeforeCommit({ userId }: Reader, now: Date): Promise<void> {
  return workerDb.transaction().execute(async (tx) => {
    const nested = { ...tx, transaction: () => ({ execute: (work: (t: typeof tx) => unknown) => work(tx) }) }
    await composeInstant({ ...contextAt(now), db: nested as never }, userId, now)
    throw new Error('killed')
  })
}

const step = record({
  act: constantFrom('find', 'find', 'instant', 'instant', 'digest', 'kill'),
  minutes: integer({ min: 0, max: 20 }),
})

test('whatever is found and whenever workers run or die, each position is told once and mails are fifteen minutes apart', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const person = await reader({ settings: { alertHour: 11 } })
      let now = start
      const queuedAt: Date[] = []
      const expected: string[] = []
      await digestPass(now)
      for (const { act, minutes } of steps) {
        now = new Date(now.getTime() + minutes * minuteMs)
        if (act === 'find') {
          expected.push(`Posizione ${String(expected.length).padStart(2, '0')}`)
          await found(person, now, expected.at(-1))
        } else if (act === 'kill') await expect(killedBeforeCommit(person, now)).rejects.toThrow('killed')
        else await (act === 'instant' ? pass(now) : digestPass(now))
        if ((await mailsTo(person.email)).length > queuedAt.length) queuedAt.push(now)
      }
      await pass(new Date(now.getTime() + hourMs))
      const mails = await mailsTo(person.email)
      expect(mails.flatMap(({ titles }) => titles).sort()).toEqual(expected)
      for (const [n, at] of queuedAt.slice(1).entries())
        expect(at.getTime() - (queuedAt[n]?.getTime() ?? 0)).toBeGreaterThanOrEqual(15 * minuteMs)
    }),
    { numRuns: 15 },
  )
})
