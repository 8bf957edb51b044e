import { hourMs } from '@vedetta/contracts/text/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { aliasOf } from '../engine/index-names.ts'
import { ensureIndices, listIndices } from '../engine/indices.ts'
import { compareIndex } from './compare-index.ts'
import { drainOutbox, type IndexerContext, startCursor } from './drain-outbox.ts'
import { dropPreviousIndex, rebuildIndex, restorePreviousIndex } from './rebuild-index.ts'
import { sweepStubs } from './sweep-stubs.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let context: IndexerContext
const refusals: object[] = []
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  const keep = (facts: object) => void refusals.push(facts)
  context = { db: database.as('worker').db, search: engine, log: { info: keep, warn: keep, error: keep } }
  await Promise.all([ensureIndices(engine), ensureIndices(engine)])
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const drain = () => drainOutbox(context, startCursor())
const allEqual = async () => (await compareIndex(context)).every(({ equal }) => equal)
const document = async (no: number) => {
  const { body } = await engine.client.get({ index: aliasOf(engine, 'position'), id: `${no}` })
  return { version: body._version, source: body._source as Record<string, unknown> }
}

test('processes that start together create one index of each kind', async () => {
  expect(await listIndices(engine, 'position')).toEqual([
    { index: `${aliasOf(engine, 'position')}-first`, searched: true },
  ])
  expect(await listIndices(engine, 'company')).toHaveLength(1)
})

test('how long a position waited for the index is measured once, when it is new', async () => {
  const measured: [string, number][] = []
  const latencies = { record: (stage: string, ms: number) => void measured.push([stage, ms]) }
  const no = await makePosition(database.db, { title: 'Misuratore' })
  await drainOutbox({ ...context, latencies }, startCursor())
  expect(measured).toEqual([['index', expect.any(Number)]])
  expect(measured[0]?.[1]).toBeGreaterThanOrEqual(0)
  await database.db.updateTable('position').set({ title: 'Collaudatore' }).where('position_no', '=', no).execute()
  await drainOutbox({ ...context, latencies }, startCursor())
  expect(measured).toHaveLength(1)
})

test('a position is indexed with the fields of its company and of its places', async () => {
  const company_no = await makeCompany(database.db, {
    name: 'Fonderie Serio S.p.A.',
    employees: 204,
    sector: 'metalworking',
    vat: '01234567897',
    ateco_2007: '24.51',
    ateco_2025: '25.99',
  })
  const no = await makePosition(database.db, {
    company_no,
    title: 'Fonditore',
    municipalities: ['016024'],
    provinces: ['MI'],
  })
  await drain()
  const { version, source } = await document(no)
  expect(version).toBe(1)
  expect(source).toMatchObject({
    title: 'Fonditore',
    company_name: 'Fonderie Serio S.p.A.',
    company_employees: 204,
    sector: 'metalworking',
  })
  await engine.client.indices.refresh({ index: aliasOf(engine, 'position') })
  const { body } = await engine.client.search({
    index: aliasOf(engine, 'position'),
    body: {
      query: {
        bool: {
          filter: [
            { terms: { within: ['BG'] } },
            { terms: { within: ['MI'] } },
            { terms: { within: ['03'] } },
            { term: { company_vat: { value: '01234567897' } } },
            { terms: { ateco: ['24.5'] } },
            { terms: { ateco: ['25.99'] } },
            { term: { division: { value: '25' } } },
            { term: { reserved: { value: 'no' } } },
          ],
        },
      },
    },
  })
  expect(body.hits.hits.map((hit) => hit._id)).toEqual([`${no}`])
})

test('a pass empties the outbox, and the index then equals the tables', async () => {
  await drain()
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(await allEqual()).toBe(true)
})

test('compareIndex detects a missing and an outdated document', async () => {
  const no = await makePosition(database.db)
  expect(await allEqual()).toBe(false)
  await drain()
  await database.db.updateTable('position').set({ title: 'Altro' }).where('position_no', '=', no).execute()
  expect(await allEqual()).toBe(false)
  await drain()
  expect(await allEqual()).toBe(true)
})

describe('removed documents', () => {
  test('leave a stub on closing, so that no late write restores the position', async () => {
    const no = await makePosition(database.db)
    await drain()
    await database.db
      .updateTable('position')
      .set({ closed_at: new Date(), closing_reason: 'gone' })
      .where('position_no', '=', no)
      .execute()
    await drain()
    const { version, source } = await document(no)
    expect({ version, fields: Object.keys(source) }).toEqual({ version: 2, fields: ['stubbed_at'] })
    await database.db.insertInto('outbox').values({ kind: 'position', no, version: 1 }).execute()
    await drain()
    expect((await document(no)).version).toBe(2)
    expect(await allEqual()).toBe(true)
  })

  test('leave a stub on erasure, which a sweep deletes a day later', async () => {
    const no = await makePosition(database.db)
    await drain()
    await database.db.deleteFrom('position').where('position_no', '=', no).execute()
    await drain()
    expect(Object.keys((await document(no)).source)).toEqual(['stubbed_at'])
    await engine.client.indices.refresh({ index: aliasOf(engine, 'position') })
    expect(await sweepStubs(engine, new Date())).toBe(0)
    expect(await sweepStubs(engine, new Date(Date.now() + 25 * hourMs))).toBeGreaterThan(0)
    await expect(document(no)).rejects.toThrow()
  })
})

test('a document the index rejects is logged, stays in the outbox, and blocks no other', async () => {
  const bad = await makePosition(database.db, { experience_years: 30_000 })
  const good = await makePosition(database.db)
  await drain()
  expect(refusals).toContainEqual(expect.objectContaining({ kind: 'position', no: bad }))
  expect(await database.db.selectFrom('outbox').select('no').execute()).toEqual([{ no: bad }])
  expect((await document(good)).version).toBe(1)
  await database.db.deleteFrom('position').where('position_no', '=', bad).execute()
  await drain()
})

test('of two concurrent passes one works and the other stands by', async () => {
  await makePosition(database.db)
  const passes = await Promise.all([drain(), drain()])
  expect(passes.filter((documents) => documents === undefined)).toHaveLength(1)
})

test('a rebuild under concurrent changes ends with one index equal to the tables, and searches never fail', async () => {
  for (let i = 0; i < 30; i++) await makePosition(database.db, { title: `Posizione ${i}` })
  let running = true
  let searches = 0
  const change = async () => {
    for (let i = 0; running; i++) {
      const no = await makePosition(database.db)
      if (i % 3 === 0) await database.db.deleteFrom('position').where('position_no', '=', no).execute()
      await drain()
    }
  }
  const searchOn = async () => {
    while (running) {
      await engine.client.search({ index: aliasOf(engine, 'position'), body: { size: 1 } })
      searches++
    }
  }
  const others = Promise.all([change(), searchOn()])
  const before = await listIndices(engine, 'position')
  await rebuildIndex(context, 'position')
  running = false
  await others
  await drain()
  const after = await listIndices(engine, 'position')
  expect(after).toHaveLength(1)
  expect(after[0]?.index).not.toBe(before[0]?.index)
  expect(searches).toBeGreaterThan(0)
  expect(await allEqual()).toBe(true)
})

test('without an index nothing leaves the outbox, and a rebuild restores everything', async () => {
  for (const { index } of await listIndices(engine, 'position')) await engine.client.indices.delete({ index })
  const no = await makePosition(database.db)
  await expect(drain()).rejects.toThrow(/reindex/)
  expect(await database.db.selectFrom('outbox').select('no').where('kind', '=', 'position').execute()).toEqual([{ no }])
  await rebuildIndex(context, 'position')
  await drain()
  expect(await allEqual()).toBe(true)
})

test('a rebuild takes its turn beside an indexer that always finds work', async () => {
  let running = true
  const busy = (async () => {
    // Passes follow each other without a pause, so that the lock is hardly ever free to be tried.
    while (running) await drainOutbox(context, startCursor())
  })()
  await rebuildIndex(context, 'company', { keepsPrevious: true })
  running = false
  await busy
  expect(await listIndices(engine, 'company')).toHaveLength(2)
})

test('searches go back to the index before a rebuild, which has every change since, and forth again', async () => {
  const searched = async () => (await listIndices(engine, 'company')).find((one) => one.searched)?.index
  const rebuilt = await searched()
  await makeCompany(database.db)
  await drain()
  await restorePreviousIndex(context, 'company')
  expect(await searched()).not.toBe(rebuilt)
  expect(await allEqual()).toBe(true)
  await restorePreviousIndex(context, 'company')
  expect(await searched()).toBe(rebuilt)
  await dropPreviousIndex(context, 'company')
  await expect(restorePreviousIndex(context, 'company')).rejects.toThrow('no previous company index')
})
