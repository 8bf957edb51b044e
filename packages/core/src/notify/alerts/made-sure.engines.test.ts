import type { Settings } from '@vedetta/contracts/customers/settings'
import { dayMs, hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { alertMailParams } from '../digests/alert-mail-params.ts'
import { queueDueDigests } from '../digests/queue-due-digests.ts'
import { queueInstantMails } from '../digests/queue-instant-mails.ts'
import { upsertDevice } from '../push/devices.queries.ts'
import { claimDueDevices, releaseDevice, selectNews, settlePush } from '../push/due-devices.queries.ts'
import { makePushSubscription } from '../push/testing/push-subscription.ts'
import { createAlertWorld } from './testing/alert-world.ts'

const database = await createTestDb()
const search = createTestSearch()
const { db } = database
const { db: worker } = database.as('worker')
afterAll(() => Promise.all([database.close(), search.close()]))

/** Nine in the morning in Italy, an hour after the digests. */
const start = new Date('2026-11-03T08:00:00Z')
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)
const log = { info() {}, warn() {}, error: (...args: unknown[]) => expect(args).toEqual([]) } as never
const world = createAlertWorld({ db, search, log }, worker, start)
const contextAt = (now: Date) => ({
  db: worker,
  publicUrl: 'https://vedetta.example',
  secrets: ['a secret of forty characters, for this test'] as [string],
  clock: () => now,
  log,
})

beforeEach(clear)
async function clear(): Promise<void> {
  for (const table of ['mail', 'alert_schedule', 'push_subscription', 'saved_filter', 'settings'] as const)
    await db.deleteFrom(table).execute()
}

/** A person with instant mails and a device, and an unsure position that their filter finds. */
async function begin(settings: Partial<Settings>) {
  const person = await world.recruiter({ tier: 'pro', settings: { instantAlerts: true, alertHour: 8, ...settings } })
  const { subscription } = makePushSubscription()
  const device = { userId: person.userId, ...subscription, userAgent: '' }
  await db.transaction().execute((tx) => upsertDevice(tx, device, start))
  await queueDueDigests(contextAt(start))
  const position = await world.opens({ title: 'Saldatore', confidence: 0.6 }, start)
  let isSure = false
  const pushed: string[] = []

  async function read(confidence: number, at: Date): Promise<void> {
    isSure = confidence >= 0.9
    await db.updateTable('position').set({ confidence }).where('position_no', '=', position).execute()
    await world.happens(position, 'changed', at)
  }

  async function push(now: Date): Promise<void> {
    for (const claimed of await claimDueDevices(worker, { now, leaseEnd: now, limit: 9 })) {
      const news = await selectNews(worker, claimed.subscriptionId, 9)
      if (!news) await releaseDevice(worker, claimed)
      else await settlePush(worker, claimed, { upTo: news.upTo, now, nextPush: now })
      pushed.push(...(news?.positions.map(({ title }) => title) ?? []))
    }
  }

  /** What each mail said of the position, in the order of the mails. */
  async function mailed(): Promise<string[]> {
    const mails = await db.selectFrom('mail').select(['template', 'params']).orderBy('queued_at').execute()
    return mails.flatMap(({ template, params }) =>
      alertMailParams
        .parse(params)
        .sections.flatMap(({ positions }) => positions)
        .map(({ isUnsure }) => `${template}: ${isUnsure ? 'unsure' : 'sure'}`),
    )
  }

  return { person, position, read, push, mailed, pushed, isSure: () => isSure }
}

const instant = (now: Date) => queueInstantMails(contextAt(now))
const digest = (now: Date) => queueDueDigests(contextAt(now))

describe('a position that becomes sure', () => {
  test('comes by instant mail after a digest told it as unsure, once, and in no other digest', async () => {
    const story = await begin({ tellUnsure: true })
    await world.match(later(start, minuteMs))
    await instant(later(start, 2 * minuteMs))
    await digest(later(start, dayMs))
    expect(await story.mailed()).toEqual(['digest: unsure'])
    for (const day of [2, 4, 6]) {
      await story.read(0.95, later(start, day * dayMs))
      await world.match(later(start, day * dayMs))
      await instant(later(start, day * dayMs + hourMs))
      await story.read(0.6, later(start, (day + 1) * dayMs))
      await world.match(later(start, (day + 1) * dayMs))
      await digest(later(start, (day + 1) * dayMs))
    }
    expect(await story.mailed()).toEqual(['digest: unsure', 'instant: sure'])
  })

  test('comes in no further mail where its reader has digests alone, also if instant mails are chosen later', async () => {
    const story = await begin({ tellUnsure: true, instantAlerts: false })
    await world.match(start)
    await digest(later(start, dayMs))
    await story.read(0.95, later(start, 2 * dayMs))
    await world.match(later(start, 2 * dayMs))
    await digest(later(start, 3 * dayMs))
    await db.updateTable('settings').set({ changes: '{"notifyOnFilter":true,"instantAlerts":true}' }).execute()
    await instant(later(start, 4 * dayMs))
    expect(await story.mailed()).toEqual(['digest: unsure'])
  })

  test('is pushed once, though later ones were pushed before and its reader has seen it as unsure', async () => {
    const story = await begin({ tellUnsure: true })
    await world.match(start)
    await world.opens({ title: 'Saldatore TIG' }, start)
    await world.match(later(start, minuteMs))
    await story.push(later(start, minuteMs))
    expect(story.pushed).toEqual(['Saldatore TIG'])
    await db
      .updateTable('alert')
      .set({ read_at: later(start, hourMs) })
      .execute()
    for (const day of [1, 2]) {
      await story.read(0.95, later(start, day * dayMs))
      await world.match(later(start, day * dayMs))
      await story.push(later(start, day * dayMs))
      await story.push(later(start, day * dayMs + hourMs))
      await story.read(0.6, later(start, day * dayMs + hourMs))
    }
    expect(story.pushed).toEqual(['Saldatore TIG', 'Saldatore'])
  })

  test('is not pushed to a device that was turned on since, nor if its reader has seen it as sure', async () => {
    const story = await begin({ tellUnsure: true })
    await world.match(start)
    await story.read(0.95, later(start, dayMs))
    await world.match(later(start, dayMs))
    const { subscription } = makePushSubscription()
    const since = { userId: story.person.userId, ...subscription, userAgent: '' }
    await db.transaction().execute((tx) => upsertDevice(tx, since, later(start, dayMs)))
    await story.push(later(start, dayMs))
    expect(story.pushed).toEqual(['Saldatore'])
    await db.updateTable('push_subscription').set({ pushed_up_to: 0 }).execute()
    await db
      .updateTable('alert')
      .set({ read_at: later(start, 2 * dayMs) })
      .execute()
    await story.push(later(start, 2 * dayMs))
    expect(story.pushed).toEqual(['Saldatore'])
  })
})

const step = record({
  act: constantFrom('sure', 'unsure', 'match', 'match', 'instant', 'digest', 'push'),
  hours: integer({ min: 0, max: 7 }),
})

test('however often it crosses the bound, a position is one entry of the bell, at most one line of digests, one of instant mails and one push, these only while it is sure', async () => {
  await assert(
    asyncProperty(boolean(), array(step, { minLength: 4, maxLength: 12 }), async (tellUnsure, steps) => {
      await clear()
      const story = await begin({ tellUnsure })
      let now = start
      const acts = {
        sure: () => story.read(0.95, now),
        unsure: () => story.read(0.6, now),
        match: () => world.match(now),
        instant: () => instant(now),
        digest: () => digest(now),
        push: () => story.push(now),
      }
      const act = async (kind: keyof typeof acts, hours: number) => {
        now = later(now, hours * hourMs)
        const before = [(await story.mailed()).filter(isInstant).length, story.pushed.length]
        await acts[kind]()
        const after = [(await story.mailed()).filter(isInstant).length, story.pushed.length]
        if (!story.isSure()) expect(after).toEqual(before)
      }
      for (const { act: kind, hours } of steps) await act(kind, hours)
      for (const kind of ['sure', 'match', 'instant', 'push', 'unsure', 'match', 'sure', 'match'] as const)
        await act(kind, 1)
      for (const kind of ['instant', 'push', 'digest'] as const) await act(kind, 24)
      expect(await world.alertsOf(story.person)).toMatchObject([{ positionNo: story.position, unsure: false }])
      expect(story.pushed).toEqual(['Saldatore'])
      const mails = await story.mailed()
      expect(mails.length).toBeGreaterThan(0)
      expect(mails.filter(isInstant).length).toBeLessThanOrEqual(1)
      expect(mails.filter((mail) => !isInstant(mail)).length).toBeLessThanOrEqual(1)
      if (!tellUnsure) expect(mails).toHaveLength(1)
    }),
    { numRuns: 12 },
  )
})

const isInstant = (mail: string) => mail.startsWith('instant')
