import { randomUUID } from 'node:crypto'
import { publicPosition } from '@vedetta/contracts/public-api/position'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { exportPositions } from '../../inbox/exports/export-positions.ts'
import { makeExporter, positionIdsOf } from '../../inbox/exports/testing/read-export.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { deliverPositions } from './deliver-positions.ts'

const now = new Date('2026-11-14T09:00:00Z')
let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let ids: string[]

beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  const companyNo = await makeCompany(db, { name: 'Officine Prova S.r.l.' })
  const sourceNo = await makeSource(db)
  const published = Array.from({ length: 5 }, (_, n) => publishedPosition(companyNo, { title: `Saldatore ${n}` }))
  ids = await positionIdsOf(db, await publish(db, sourceNo, published))
})
afterAll(() => database.close())

const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).credit.left
const readerOf = ({ userId, seat, language }: SeatedViewer) => ({ userId, licenceNo: seat.licenceNo, language })
const deliver = (viewer: SeatedViewer, wanted: readonly string[]) =>
  deliverPositions({ db: database.as('api').db, advertTexts: 'whole' }, readerOf(viewer), wanted, now)

describe('deliverPositions', () => {
  test('deliverPositions reads positions in full, in the given order and each once, and leaves out unknown ones', async () => {
    const viewer = await makeExporter(db, 10, now)
    const [a = '', b = '', c = ''] = ids
    const delivered = await deliver(viewer, [c, randomUUID(), a, c, b])
    expect(delivered.map(({ positionID }) => positionID)).toEqual([c, a, b])
    expect(delivered.map((each) => publicPosition.strict().parse(each).employer.name)).toEqual(
      Array(3).fill('Officine Prova S.r.l.'),
    )
    expect(await left(viewer)).toBe(7)
  })

  test('deliverPositions gives an excerpt with the link where the operator has set that, and short texts as they are', async () => {
    const viewer = await makeExporter(db, 10, now)
    const wanted = ids.slice(0, 2)
    const description = 'Cerchiamo un saldatore. '.repeat(40).trim()
    const [first = ''] = wanted
    await db.updateTable('position').set({ description }).where('position_id', '=', first).execute()
    const whole = await deliver(viewer, wanted)
    const delivery = { db: database.as('api').db, advertTexts: 'excerpt' } as const
    const [excerpt, short] = await deliverPositions(delivery, readerOf(viewer), wanted, now)
    expect(whole[0]?.description).toBe(description)
    expect(excerpt?.description).toMatch(/^Cerchiamo un saldatore\..{200,300} \[…\] https:\/\//s)
    expect({ ...excerpt, description }).toEqual(whole[0])
    expect(short).toEqual(whole[1])
  })

  test('deliverPositions charges nothing again this year, nor what was exported', async () => {
    const viewer = await makeExporter(db, 10, now)
    await exportPositions(db, viewer, { positionIDs: ids.slice(0, 2) }, now)
    await deliver(viewer, ids.slice(0, 3))
    await deliver(viewer, ids.slice(0, 3))
    expect(await left(viewer)).toBe(7)
  })

  test('deliverPositions buys all or nothing', async () => {
    const viewer = await makeExporter(db, 3, now)
    await deliver(viewer, ids.slice(0, 1))
    await expect(deliver(viewer, ids.slice(0, 4))).rejects.toMatchObject({ code: 'credits_used_up' })
    expect(await left(viewer)).toBe(2)
    await expect(deliver(viewer, ids.slice(0, 3))).resolves.toHaveLength(3)
    expect(await left(viewer)).toBe(0)
  })

  test('deliverPositions buys nothing where its caller goes on without the positions', async () => {
    const viewer = await makeExporter(db, 3, now)
    await db.transaction().execute(async (tx) => {
      await expect(
        deliverPositions({ db: tx, advertTexts: 'whole' }, readerOf(viewer), ids, now),
      ).rejects.toMatchObject({ code: 'credits_used_up' })
    })
    expect(await left(viewer)).toBe(3)
  })

  test('deliverPositions charges once what several ask for at the same time', async () => {
    const viewer = await makeExporter(db, 10, now)
    await Promise.all(Array.from({ length: 5 }, () => deliver(viewer, ids)))
    expect(await left(viewer)).toBe(5)
  })
})
