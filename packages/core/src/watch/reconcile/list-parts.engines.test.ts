import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { day, eventsOf, makeLinkedSource, positionsOf, takeOne, welder } from '../testing/readings.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let watchDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  watchDb = database.as('watch').db
})
afterAll(() => database.close())

const post = (reference: string) => ({ ...welder, reference, url: `https://board.example/${reference}` })
const part = (listing: 'first_part' | 'further_part') => ({ outcome: 'partly_read', listing }) as const
const complete = { outcome: 'read', listing: 'complete_feed' } as const
const last = { outcome: 'read', listing: 'last_part' } as const

async function openReferences(companyNo: number): Promise<string[]> {
  const rows = await positionsOf(db, companyNo)
  return rows.flatMap(({ closed_at, source_urls }) => (closed_at === null ? source_urls : [])).toSorted()
}

it('a board that is read in parts closes with the last what none of them showed', async () => {
  const companyNo = await makeCompany(db)
  const board = await makeLinkedSource(db, 'board', [companyNo])
  await takeOne(watchDb, board, ['1', '2', '3', '4'].map(post), day(0), complete)
  expect(await takeOne(watchDb, board, [post('1')], day(1), part('first_part'))).toMatchObject({ opened: 0, closed: 0 })
  expect(await takeOne(watchDb, board, [post('2')], day(2), part('further_part'))).toMatchObject({ closed: 0 })
  expect(await takeOne(watchDb, board, [post('1'), post('4')], day(3), last)).toMatchObject({ opened: 0, closed: 1 })
  expect(await openReferences(companyNo)).toEqual(['1', '2', '4'].map((one) => post(one).url))
})

it('a new post in one part of a board is new, though one with the same words stands in a part that was not read', async () => {
  const companyNo = await makeCompany(db)
  const board = await makeLinkedSource(db, 'board', [companyNo])
  await takeOne(watchDb, board, [post('1')], day(0), complete)
  expect(await takeOne(watchDb, board, [post('2')], day(1), part('first_part'))).toMatchObject({
    opened: 1,
    changed: 0,
  })
  expect(await takeOne(watchDb, board, [post('1'), post('2')], day(2), last)).toMatchObject({ opened: 0, closed: 0 })
  expect(await eventsOf(db, companyNo)).toEqual(['new', 'new'])
})
