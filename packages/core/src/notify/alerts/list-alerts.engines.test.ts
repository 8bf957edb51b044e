import { alertPageSize, maxUnread } from '@vedetta/contracts/notify/alert-list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMark } from '../../inbox/marks/set-mark.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeAlert, makeBell } from '../../testing/alert-reader.ts'
import { crowdAlerts, tablesReadWhole } from '../../testing/crowd-alerts.ts'
import { makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { makeRecruiter, noLimits } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { listAlerts } from './list-alerts.ts'
import { readAlerts } from './read-alerts.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let context: { db: Db; limits: typeof noLimits }
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  context = { db, limits: noLimits }
})
afterAll(() => database.close())

const now = new Date('2026-11-16T09:00:00Z')
const recruiter = () => makeRecruiter(db, now, { tier: 'team' })

async function tell(viewer: SeatedViewer, count: number): Promise<void> {
  for (let n = 1; n <= count; n++)
    await makeAlert(
      db,
      viewer.userId,
      { positionNo: await makePosition(db, { title: `Posto ${n}` }), filterIds: [] },
      now,
    )
}

describe('listAlerts', () => {
  test('an alert shows its position as the person has marked it, the filters that found it and how sure its reading was', async () => {
    const viewer = await recruiter()
    const second = await makeBell(db, viewer.userId, { name: 'Saldatori', place: 2 }, now)
    const first = await makeBell(db, viewer.userId, { name: 'Bergamo', place: 1 }, now)
    const companyNo = await makeCompany(db, { name: 'Alfa Meccanica' })
    const positionNo = await makePosition(db, { title: 'Saldatore TIG', company_no: companyNo })
    await makeAlert(db, viewer.userId, { positionNo, filterIds: [second, first], isUnsure: true }, now)
    const colleague = await recruiter()
    const theirs = await makeBell(db, colleague.userId, { name: 'Di un altro' }, now)
    await makeAlert(db, colleague.userId, { positionNo, filterIds: [theirs] }, now)
    const positionID = await positionIdOf(db, positionNo)
    await setMark(db, viewer, { positionID, status: 'contacted' }, now)
    expect(await listAlerts(context, viewer)).toMatchObject({
      alerts: [
        {
          position: { positionID, name: 'Saldatore TIG', status: 'contacted', company: { name: 'Alfa Meccanica' } },
          closedAt: null,
          filters: [
            { filterID: first, name: 'Bergamo' },
            { filterID: second, name: 'Saldatori' },
          ],
          foundAt: now.toISOString(),
          isUnsure: true,
          isRead: false,
        },
      ],
      next: null,
      unread: 1,
    })
  })

  test('an alert names only the filters that found its position in the same opening', async () => {
    const viewer = await recruiter()
    const before = await makeBell(db, viewer.userId, { name: 'Della prima apertura' }, now)
    const after = await makeBell(db, viewer.userId, { name: 'Della seconda' }, now)
    const positionNo = await makePosition(db)
    await makeAlert(db, viewer.userId, { positionNo, filterIds: [before], opening: 1 }, now)
    await makeAlert(db, viewer.userId, { positionNo, filterIds: [after], opening: 2 }, now)
    const { alerts } = await listAlerts(context, viewer)
    expect(alerts.map(({ filters }) => filters.map(({ name }) => name))).toEqual([
      ['Della seconda'],
      ['Della prima apertura'],
    ])
  })

  test('alerts come in pages, the newest first, and none twice when new ones arrive between', async () => {
    const viewer = await recruiter()
    await tell(viewer, alertPageSize + 1)
    const first = await listAlerts(context, viewer)
    expect(first.alerts).toHaveLength(alertPageSize)
    expect(first.alerts[0]?.position.name).toBe(`Posto ${alertPageSize + 1}`)
    await tell(viewer, 1)
    const last = await listAlerts(context, viewer, first.next ?? undefined)
    expect(last.alerts.map(({ position }) => position.name)).toEqual(['Posto 1'])
    expect(last.next).toBeNull()
    const none = await listAlerts(context, viewer, last.alerts[0]?.alertNo)
    expect(none.alerts).toEqual([])
  })
})

describe('readAlerts', () => {
  test('alerts up to a number are read, for their own person alone', async () => {
    const viewer = await recruiter()
    const other = await recruiter()
    for (const each of [other, viewer]) await tell(each, 3)
    const { alerts } = await listAlerts(context, viewer)
    expect(await readAlerts(context, viewer, { upTo: alerts[1]?.alertNo ?? 0 }, now)).toEqual({ unread: 1 })
    expect((await listAlerts(context, viewer)).alerts.map(({ isRead }) => isRead)).toEqual([false, true, true])
    expect((await listAlerts(context, other)).unread).toBe(3)
    expect(await readAlerts(context, viewer, { upTo: Number.MAX_SAFE_INTEGER }, now)).toEqual({ unread: 0 })
  })

  test('unread alerts are counted to a limit', async () => {
    const viewer = await recruiter()
    await tell(viewer, maxUnread + 1)
    expect((await listAlerts(context, viewer)).unread).toBe(maxUnread)
  })
})

test('listing and reading alerts reads no table whole among many rows, however often it was planned', async () => {
  const viewer = await recruiter()
  await tell(viewer, 2)
  await crowdAlerts(db, now)
  const readWhole = await tablesReadWhole(db, async (tx) => {
    for (let n = 0; n < 8; n++) expect((await listAlerts({ ...context, db: tx }, viewer)).alerts).toHaveLength(2)
    await readAlerts({ ...context, db: tx }, viewer, { upTo: Number.MAX_SAFE_INTEGER }, now)
  })
  expect(readWhole).toEqual([])
})
