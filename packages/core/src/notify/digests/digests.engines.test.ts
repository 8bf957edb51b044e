import { plans } from '@vedetta/contracts/facts/plans'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAlert, makeAlertReader, makeBell } from '../../testing/alert-reader.ts'
import { makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { alertMailParams } from './alert-mail-params.ts'
import { resumeAlerts } from './alert-state.ts'
import { readAlertToken } from './alert-token.ts'
import { changeSettings } from './change-settings.ts'
import { composeDigest } from './compose-digest.ts'
import { queueDueDigests } from './queue-due-digests.ts'
import { stopAlerts } from './stop-alerts.ts'

const { db, as, close } = await createTestDb()
const { db: workerDb } = as('worker')
const { db: apiDb } = as('api')
afterAll(close)
beforeEach(async () => {
  await db.deleteFrom('mail').execute()
  await db.deleteFrom('alert_schedule').execute()
  await db.deleteFrom('saved_filter').execute()
})

/** Eight in the morning, on a Monday. */
const monday = new Date('2026-11-16T07:00:00Z')
const after = (ms: number) => new Date(monday.getTime() + ms)
const before = (ms: number) => after(-ms)
const secrets: [string] = ['a secret of forty characters, for this test']
const context = { db: workerDb, publicUrl: 'https://vedetta.example', secrets }
const pass = (now: Date) => queueDueDigests({ ...context, clock: () => now })

/** A person with a bell since yesterday, whose digest is due on Monday at eight. */
async function reader(fields: Parameters<typeof makeAlertReader>[2] = {}) {
  const person = await makeAlertReader(db, before(dayMs), fields)
  const filterId = await makeBell(db, person.userId, {}, before(dayMs))
  await pass(before(hourMs))
  return { ...person, filterId }
}

async function foundBy(userId: string, filterIds: readonly string[], title = 'Saldatore', at = before(2 * hourMs)) {
  const positionNo = await makePosition(db, { title }, at)
  await makeAlert(db, userId, { positionNo, filterIds }, at)
  return positionNo
}

const mailsTo = (email: string) => db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
const scheduleOf = (userId: string) =>
  db.selectFrom('alert_schedule').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

async function digestsTo(email: string) {
  const mails = await mailsTo(email)
  return mails.filter(({ template }) => template === 'digest').map(({ params }) => alertMailParams.parse(params))
}

const titlesOf = (digests: Awaited<ReturnType<typeof digestsTo>>) =>
  digests.map(({ sections }) => sections.map(({ positions }) => positions.map(({ title }) => title)))

describe('a digest', () => {
  test('is queued at its hour and not before, with what was found, and the next one is due a day later', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId])
    await pass(before(1))
    expect(await mailsTo(email)).toEqual([])
    await pass(monday)
    expect(titlesOf(await digestsTo(email))).toEqual([[['Saldatore']]])
    expect((await scheduleOf(userId)).digest_due).toEqual(after(dayMs))
  })

  test('has its filters as sections in their owner’s order, and a position that several found in the first of them', async () => {
    const { userId, email, filterId } = await reader()
    const first = await makeBell(db, userId, { name: 'Primo', place: -1 }, before(dayMs))
    await foundBy(userId, [filterId, first], 'Di entrambi')
    await foundBy(userId, [filterId], 'Di uno')
    await pass(monday)
    const [digest] = await digestsTo(email)
    expect(digest).toMatchObject({ total: 2, inOtherFilters: 0 })
    expect(digest?.sections.map(({ filter, positions }) => [filter, positions.map(({ title }) => title)])).toEqual([
      ['Primo', ['Di entrambi']],
      ['Saldatori', ['Di uno']],
    ])
  })

  test('says of each position where it is, why it was found, since when and whether it is sure, and links to it, to the question whether it was contacted, and to its filter', async () => {
    const person = await makeAlertReader(db, before(dayMs), { user: { language: 'en' } })
    const near = { mode: 'radius', istat: '016024', km: 60 } as const
    const criteria = { position: { name: ['welder'], city: near, contract: ['permanent' as const] } }
    const filterId = await makeBell(db, person.userId, { criteria } as never, before(dayMs))
    await pass(before(hourMs))
    const company = await makeCompany(db, { name: 'Officine Prova S.r.l.' })
    const fields = { title: 'Welder TIG', municipalities: ['017029'], contract: 'permanent', company_no: company }
    const positionNo = await makePosition(db, fields, before(2 * hourMs))
    const found = { positionNo, filterIds: [filterId], isUnsure: true }
    const alertNo = await makeAlert(db, person.userId, found, before(hourMs))
    await pass(monday)
    const [digest] = await digestsTo(person.email)
    const positionId = await positionIdOf(db, positionNo)
    expect(digest?.sections[0]?.positions).toEqual([
      {
        title: 'Welder TIG',
        company: 'Officine Prova S.r.l.',
        place: 'Brescia (BS)',
        firstSeen: before(2 * hourMs).toISOString(),
        isUnsure: true,
        why: expect.stringMatching(/^role “welder” · \d+ km from Bergamo · permanent$/),
        url: `https://vedetta.example/positions?position=${positionId}`,
        contactedUrl: `https://vedetta.example/positions?position=${positionId}&ask=contacted`,
      },
    ])
    expect(digest?.sections[0]?.url).toBe(`https://vedetta.example/positions?filter=${filterId}&alert=${alertNo}`)
  })

  test('shows the best of many positions, and counts the others', async () => {
    const { userId, email, filterId } = await reader()
    for (let n = 0; n < 33; n++) await foundBy(userId, [filterId], `Saldatore ${n}`)
    await pass(monday)
    const [digest] = await digestsTo(email)
    expect(digest).toMatchObject({ total: 33, sections: [{ more: 3 }] })
    expect(digest?.sections[0]?.positions).toHaveLength(30)
  })

  test('leaves out positions that closed and filters whose bell was turned off, which are not told later either while that holds', async () => {
    const { userId, email, filterId } = await reader()
    const off = await makeBell(db, userId, { name: 'Spento' }, before(dayMs))
    const closed = await foundBy(userId, [filterId], 'Chiusa')
    await foundBy(userId, [off], 'Di un filtro spento')
    await foundBy(userId, [filterId], 'Aperta')
    await db
      .updateTable('position')
      .set({ closed_at: before(hourMs), closing_reason: 'gone' })
      .where('position_no', '=', closed)
      .execute()
    await db.updateTable('saved_filter').set({ bell_since: null }).where('filter_id', '=', off).execute()
    await pass(monday)
    await pass(after(dayMs))
    expect(titlesOf(await digestsTo(email))).toEqual([[['Aperta']]])
    await db
      .updateTable('position')
      .set({ closed_at: null, closing_reason: null })
      .where('position_no', '=', closed)
      .execute()
    await pass(after(2 * dayMs))
    expect(titlesOf(await digestsTo(email))).toEqual([[['Aperta']], [['Chiusa']]])
  })

  test('does not repeat what another mail told', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId], 'Già detta')
    await db.updateTable('alert').set({ mail_id: '4dd0ba4f-7a1b-4b0e-9a43-7b7e7b1f5a10' }).execute()
    await pass(monday)
    expect(await mailsTo(email)).toEqual([])
  })

  test('is composed once by workers that run at the same time', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId])
    await Promise.all(Array.from({ length: 8 }, () => composeDigest(context, userId, monday)))
    await composeDigest(context, userId, monday)
    expect(await digestsTo(email)).toHaveLength(1)
  })

  test('is composed by the next worker when one dies before its commit', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId])
    const dying = workerDb.transaction().execute(async (tx) => {
      const nested = { ...tx, transaction: () => ({ execute: (work: (t: typeof tx) => unknown) => work(tx) }) }
      await composeDigest({ ...context, db: nested as never }, userId, monday)
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await mailsTo(email)).toEqual([])
    await pass(monday)
    expect(await digestsTo(email)).toHaveLength(1)
  })

  test('that is overdue by days is one mail, and the next comes at its usual time', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId])
    await pass(after(3 * dayMs + hourMs))
    expect(await digestsTo(email)).toHaveLength(1)
    expect((await scheduleOf(userId)).digest_due).toEqual(after(4 * dayMs))
  })
})

describe('digests', () => {
  test.each<[string, Parameters<typeof makeAlertReader>[2]]>([
    ['switched alerts off', { settings: { notifyOnFilter: false } }],
    ['has a plan without alerts', { licence: { tier: 'basic', size: plans.basic.size } }],
    ['has an expired licence', { licence: { starts_at: before(3 * dayMs), expires_at: before(hourMs) } }],
  ])('are not sent to a person who %s', async (_, fields) => {
    const { userId, email, filterId } = await reader(fields)
    await foundBy(userId, [filterId])
    await pass(monday)
    expect(await mailsTo(email)).toEqual([])
    expect((await scheduleOf(userId)).digest_due).toEqual(after(dayMs))
  })

  test('are not sent to a person whose seat has ended', async () => {
    const { userId, email, filterId } = await reader()
    await foundBy(userId, [filterId])
    await db
      .updateTable('seat')
      .set({ ended_at: before(hourMs) })
      .where('user_id', '=', userId)
      .execute()
    await pass(monday)
    expect(await mailsTo(email)).toEqual([])
  })

  test('are not sent to a person without a bell, until one is turned on again', async () => {
    const { userId, email, filterId } = await reader()
    await db.updateTable('saved_filter').set({ bell_since: null }).execute()
    await pass(monday)
    expect(await mailsTo(email)).toEqual([])
    expect((await scheduleOf(userId)).digest_due).toBeNull()
    await db
      .updateTable('saved_filter')
      .set({ bell_since: after(hourMs) })
      .where('filter_id', '=', filterId)
      .execute()
    await pass(after(hourMs))
    expect((await scheduleOf(userId)).digest_due).toEqual(after(dayMs))
  })

  test.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'who is stopped as %s, nor the digest that was queued already',
    async (reason) => {
      const person = await reader()
      const { userId, email, filterId } = person
      await foundBy(userId, [filterId])
      await pass(monday)
      await stopAlerts(apiDb, person, reason, after(minuteMs))
      expect(await mailsTo(email)).toEqual([])
      await foundBy(userId, [filterId], 'Dopo', after(hourMs))
      await pass(after(dayMs))
      expect(await mailsTo(email)).toEqual([])
      expect(await scheduleOf(userId)).toMatchObject({ stop_reason: reason, digest_due: null })
    },
  )
})

test('a stopped reader who resumes gets the next digest', async () => {
  const person = await reader()
  await stopAlerts(apiDb, person, 'bounced', before(minuteMs))
  await stopAlerts(apiDb, person, 'unsubscribed', before(minuteMs))
  expect((await scheduleOf(person.userId)).stop_reason).toBe('bounced')
  const state = await resumeAlerts(apiDb, person.userId, after(hourMs))
  expect(state).toEqual({ isOn: true, stopReason: null, nextDigest: after(dayMs).toISOString() })
  await foundBy(person.userId, [person.filterId])
  await pass(after(dayMs))
  expect(await digestsTo(person.email)).toHaveLength(1)
})

test('a change of frequency, day or hour moves the next digest, and other settings do not', async () => {
  const { userId } = await reader()
  await changeSettings(apiDb, userId, { theme: 'dark' }, before(minuteMs))
  expect((await scheduleOf(userId)).digest_due).toEqual(monday)
  await changeSettings(apiDb, userId, { frequency: 'weekly', alertDays: [5] }, before(minuteMs))
  expect((await scheduleOf(userId)).digest_due).toEqual(after(4 * dayMs))
  await changeSettings(apiDb, userId, { alertHour: 18 }, before(minuteMs))
  expect((await scheduleOf(userId)).digest_due).toEqual(after(4 * dayMs + 10 * hourMs))
})

describe('a reader without news', () => {
  const silentDays = async (userId: string, from: number, to: number) => {
    for (let day = from; day <= to; day++) await pass(after(day * dayMs))
    return (await scheduleOf(userId)).nothing_since
  }

  test('gets a line that the watch goes on after thirty days, and again after thirty more', async () => {
    const { userId, email } = await reader()
    expect(await silentDays(userId, 0, 29)).toEqual(monday)
    expect(await mailsTo(email)).toEqual([])
    await silentDays(userId, 30, 59)
    const [line] = await mailsTo(email)
    expect(line).toMatchObject({ template: 'watchGoesOn', params: { filters: 1, since: monday.toISOString() } })
    await silentDays(userId, 60, 61)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['watchGoesOn', 'watchGoesOn'])
  })

  test('gets one such line from workers that run at the same time', async () => {
    const { userId, email } = await reader()
    await silentDays(userId, 0, 29)
    await Promise.all(Array.from({ length: 8 }, () => composeDigest(context, userId, after(30 * dayMs))))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('is not told of silence when another mail brought news meanwhile', async () => {
    const { userId, email, filterId } = await reader()
    await silentDays(userId, 0, 20)
    await foundBy(userId, [filterId], 'Subito', after(20.5 * dayMs))
    await db.updateTable('alert').set({ mail_id: '4dd0ba4f-7a1b-4b0e-9a43-7b7e7b1f5a10' }).execute()
    await silentDays(userId, 21, 45)
    expect(await mailsTo(email)).toEqual([])
  })
})

test('the links of a digest name nobody, and their token leads to its reader alone', async () => {
  const person = await reader()
  await foundBy(person.userId, [person.filterId])
  await pass(monday)
  const [digest] = await digestsTo(person.email)
  const urls = [digest?.settingsUrl, digest?.unsubscribeUrl].map(String)
  for (const url of urls) expect(url).not.toMatch(new RegExp(`${person.userId}|persone|%40|@`))
  const token = new URL(String(digest?.unsubscribeUrl)).searchParams.get('token') ?? ''
  expect(await readAlertToken(secrets, token)).toEqual({ userId: person.userId, email: person.email })
  expect(await readAlertToken(['another secret of forty characters, just so', ...secrets], token)).not.toBeNull()
  expect(await readAlertToken(['another secret of forty characters, just so'], token)).toBeNull()
  expect(await readAlertToken(secrets, `${token.slice(0, -2)}${token.endsWith('00') ? '01' : '00'}`)).toBeNull()
})
