import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/client.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { day, eventsOf, makeSite, physicalState, positionsOf, takeOne, turner, welder } from '../testing/readings.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let db: Db
let watchDb: Db
beforeAll(async () => {
  database = await createTestDb()
  db = database.db
  watchDb = database.as('watch').db
})
afterAll(() => database.close())

describe('reconciling a source again', () => {
  it('stores new positions with their quotes', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    const done = await takeOne(watchDb, sourceNo, [{ ...welder, skills: ['TIG', 'disegno'] }, turner], day(0))
    expect(done).toEqual({ sourceNo, opened: 2, changed: 0, closed: 0, isHeld: false })
    const [first] = await positionsOf(db, companyNo)
    expect(first).toMatchObject({
      title: 'Saldatore TIG',
      description: welder.description,
      municipalities: ['017029'],
      skills: ['TIG', 'disegno'],
      source_no: sourceNo,
      source_urls: [welder.url],
      first_seen: day(0),
      closed_at: null,
    })
    const evidence = await db
      .selectFrom('position_evidence')
      .select('quotes')
      .where('position_no', '=', first?.position_no ?? 0)
      .executeTakeFirst()
    expect(evidence?.quotes).toMatchObject({ skills: { quote: 'TIG … disegno', url: welder.url, extractor: 'test' } })
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new'])
  })

  it('writes nothing for an identical reading', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder, turner], day(0))
    const before = await physicalState(db)
    const done = await takeOne(watchDb, sourceNo, [turner, welder], day(1))
    await takeOne(watchDb, sourceNo, [], day(2), { outcome: 'unchanged' })
    expect(done).toEqual({ sourceNo, opened: 0, changed: 0, closed: 0, isHeld: false })
    expect(await physicalState(db)).toEqual(before)
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new'])
  })

  it('writes nothing for a confidence that only wavers', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.99, reasons: ['announced'] }], day(0))
    const before = await physicalState(db)
    const done = await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.91, reasons: ['title'] }], day(1))
    expect(done).toMatchObject({ opened: 0, changed: 0 })
    expect(await physicalState(db)).toEqual(before)
    expect(await positionsOf(db, companyNo)).toMatchObject([{ confidence: 0.99, reasons: ['announced'] }])
  })

  it('writes that a sure position became unsure, marks its document, and calls it a change', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.91, reasons: ['announced'] }, turner], day(0))
    await db.deleteFrom('outbox').execute()
    const unsure = { ...welder, confidence: 0.62, reasons: ['no_details', 'title'] as const }
    expect(await takeOne(watchDb, sourceNo, [unsure, turner], day(1))).toMatchObject({ opened: 0, changed: 1 })
    const [first, second] = await positionsOf(db, companyNo)
    expect(first).toMatchObject({ confidence: 0.62, reasons: ['no_details', 'title'], doc_version: 2 })
    expect(second).toMatchObject({ confidence: 1, reasons: ['published_data'], doc_version: 1 })
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'changed'])
    expect(await db.selectFrom('outbox').select(['kind', 'no']).execute()).toEqual([
      { kind: 'position', no: first?.position_no },
    ])
  })

  it('writes that an unsure position became sure as a change, and the same reading as none', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.89, reasons: ['no_details'] }], day(0))
    const sure = { ...welder, confidence: 0.9, reasons: ['requirements'] as const }
    expect(await takeOne(watchDb, sourceNo, [sure], day(1))).toMatchObject({ opened: 0, changed: 1 })
    expect(await takeOne(watchDb, sourceNo, [sure], day(2))).toMatchObject({ opened: 0, changed: 0 })
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'changed'])
  })

  it('writes the reasons of a position that was stored without any', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder], day(0))
    await db.updateTable('position').set({ reasons: [] }).where('company_no', '=', companyNo).execute()
    await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.9, reasons: ['title'] }], day(1))
    expect(await positionsOf(db, companyNo)).toMatchObject([{ confidence: 0.9, reasons: ['title'] }])
  })

  it('keeps what the own page of a position gave when only its list was read', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [{ ...welder, confidence: 0.95, reasons: ['requirements'] }], day(0))
    await takeOne(
      watchDb,
      sourceNo,
      [{ ...welder, isListedOnly: true, confidence: 0.4, reasons: ['no_details'] }],
      day(1),
    )
    expect(await positionsOf(db, companyNo)).toMatchObject([{ confidence: 0.95, reasons: ['requirements'] }])
  })

  it('updates a changed position and marks only its document', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder, turner], day(0))
    await db.deleteFrom('outbox').execute()
    const done = await takeOne(watchDb, sourceNo, [welder, { ...turner, contract: 'permanent' }], day(1))
    expect(done).toMatchObject({ opened: 0, changed: 1, closed: 0 })
    const [first, second] = await positionsOf(db, companyNo)
    expect([first?.doc_version, second?.doc_version]).toEqual([1, 2])
    const dirty = await db.selectFrom('outbox').select(['kind', 'no', 'version']).execute()
    expect(dirty).toEqual([{ kind: 'position', no: second?.position_no, version: 2 }])
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'changed'])
  })
})

it('a position published again with other words keeps its number and its public id', async () => {
  const { companyNo, sourceNo } = await makeSite(db)
  await takeOne(watchDb, sourceNo, [welder], day(0))
  const [before] = await positionsOf(db, companyNo)
  const reworded = { ...welder, title: 'Saldatore TIG e MIG', description: turner.description ?? '' }
  await takeOne(watchDb, sourceNo, [reworded], day(1))
  const { title, description } = reworded
  expect(await positionsOf(db, companyNo)).toEqual([{ ...before, title, description, doc_version: 2 }])
})

describe('the life of a position', () => {
  it('closes after two misses on a page, and reopens when it returns within 60 days', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder, turner], day(0))
    expect(await takeOne(watchDb, sourceNo, [welder], day(1))).toMatchObject({ closed: 0 })
    expect(await takeOne(watchDb, sourceNo, [], day(2), { outcome: 'unchanged' })).toMatchObject({ closed: 1 })
    const [, closed] = await positionsOf(db, companyNo)
    expect(closed).toMatchObject({ closed_at: day(2), closing_reason: 'gone', doc_version: 2 })

    expect(await takeOne(watchDb, sourceNo, [welder, turner], day(50))).toMatchObject({ opened: 1 })
    const [, reopened] = await positionsOf(db, companyNo)
    expect(reopened).toMatchObject({ position_no: closed?.position_no, closed_at: null, first_seen: day(0) })
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'closed', 'reopened'])
  })

  it('does not continue when it returns after 60 days: a new position opens', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [turner], day(0))
    await takeOne(watchDb, sourceNo, [], day(1), { listing: 'complete_feed' })
    await takeOne(watchDb, sourceNo, [turner], day(62))
    expect((await positionsOf(db, companyNo)).map(({ closed_at }) => closed_at)).toEqual([day(1), null])
    expect(await takeOne(watchDb, sourceNo, [turner], day(63))).toMatchObject({ opened: 0, changed: 0 })
  })

  it('is not ended by errors, however many', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder, turner], day(0))
    for (const number of [1, 2, 3]) {
      await takeOne(watchDb, sourceNo, [], day(number), { outcome: 'partly_read' })
      await takeOne(watchDb, sourceNo, [], day(number), { listing: 'unsure' })
    }
    expect((await positionsOf(db, companyNo)).every(({ closed_at }) => closed_at === null)).toBe(true)
  })

  it('continues when it is published again under another number', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [welder, turner], day(0))
    const again = { ...welder, url: 'https://prova.example/posizioni/saldatore-99' }
    expect(await takeOne(watchDb, sourceNo, [again, turner], day(1))).toMatchObject({ opened: 0, changed: 1 })
    const [first] = await positionsOf(db, companyNo)
    expect(first).toMatchObject({ source_urls: [again.url], first_seen: day(0), doc_version: 1 })
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'reposted'])
    expect(await takeOne(watchDb, sourceNo, [again, turner], day(2))).toMatchObject({ opened: 0, changed: 0 })
  })

  it('continues without an event when a site changes the addresses of all its pages', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    const cook = { ...welder, title: 'Cuoco', url: 'https://prova.example/posizioni/cuoco-14' }
    await takeOne(watchDb, sourceNo, [welder, turner, cook], day(0))
    const moved = [welder, turner, cook].map((advert) => ({ ...advert, url: `${advert.url}.html` }))
    await takeOne(watchDb, sourceNo, moved, day(1))
    expect(await eventsOf(db, companyNo)).toEqual(['new', 'new', 'new'])
    expect((await positionsOf(db, companyNo)).map(({ source_urls }) => source_urls)).toEqual(
      moved.map(({ url }) => [url]),
    )
  })

  it('is confirmed but not overwritten by its entry in a list', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, [{ ...welder, skills: ['TIG'] }], day(0))
    const before = await physicalState(db)
    const listed = { ...welder, description: 'Cerchiamo un…', towns: [], isListedOnly: true }
    expect(await takeOne(watchDb, sourceNo, [listed], day(1))).toMatchObject({ opened: 0, changed: 0, closed: 0 })
    expect(await physicalState(db)).toEqual(before)
    expect(await positionsOf(db, companyNo)).toHaveLength(1)
  })
})

describe('many positions missing at once', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...welder,
    title: `Addetto reparto ${'abcdefgh'[index]}${'abcdefgh'[index]}${'abcdefgh'[index]}`,
    url: `https://prova.example/posizioni/${index + 100}`,
  }))
  const holdOf = (sourceNo: number) =>
    db.selectFrom('source_hold').selectAll().where('source_no', '=', sourceNo).executeTakeFirst()

  it('hold the source until a second visit closes those still missing', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, many, day(0))
    expect(await takeOne(watchDb, sourceNo, many.slice(0, 2), day(1))).toMatchObject({ closed: 0, isHeld: true })
    expect(await holdOf(sourceNo)).toMatchObject({ held_at: day(1), gone: 6, of_open: 8, accepted_at: null })
    expect(await takeOne(watchDb, sourceNo, many.slice(0, 3), day(2))).toMatchObject({ closed: 5, isHeld: false })
    expect(await holdOf(sourceNo)).toBeUndefined()
    expect((await positionsOf(db, companyNo)).filter(({ closed_at }) => closed_at === null)).toHaveLength(3)
  })

  it('close after a visit that read only a part, once an operator accepted the hold', async () => {
    const { sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, many, day(0))
    await takeOne(watchDb, sourceNo, many.slice(0, 2), day(1))
    const partly = { outcome: 'partly_read' } as const
    expect(await takeOne(watchDb, sourceNo, many.slice(0, 2), day(2), partly)).toMatchObject({
      closed: 0,
      isHeld: true,
    })
    await db
      .updateTable('source_hold')
      .set({ accepted_at: day(2) })
      .where('source_no', '=', sourceNo)
      .execute()
    expect(await takeOne(watchDb, sourceNo, many.slice(0, 2), day(3), partly)).toMatchObject({
      closed: 6,
      isHeld: false,
    })
  })

  it('release the hold when they are shown again', async () => {
    const { companyNo, sourceNo } = await makeSite(db)
    await takeOne(watchDb, sourceNo, many, day(0))
    await takeOne(watchDb, sourceNo, [], day(1), { listing: 'complete_feed' })
    expect(await takeOne(watchDb, sourceNo, many, day(2))).toMatchObject({ opened: 0, closed: 0, isHeld: false })
    expect(await holdOf(sourceNo)).toBeUndefined()
    expect((await eventsOf(db, companyNo)).every((kind) => kind === 'new')).toBe(true)
  })
})

it('reconcile stores whatever a page may say', async () => {
  const { companyNo, sourceNo } = await makeSite(db)
  const odd = 'a\0\ud800"\\{}\u2028'
  const advert = {
    title: odd,
    description: odd.repeat(9_000),
    skills: [odd, 'b'.repeat(3_000)],
    reference: odd.repeat(900),
  }
  await takeOne(
    watchDb,
    sourceNo,
    [{ ...advert, url: `https://prova.example/${'x'.repeat(2_000)}` }, { title: '\0' }],
    day(0),
  )
  expect(await positionsOf(db, companyNo)).toHaveLength(1)
  expect(
    await takeOne(watchDb, sourceNo, [{ ...advert, url: `https://prova.example/${'x'.repeat(2_000)}` }], day(1)),
  ).toMatchObject({ opened: 0, changed: 0 })
})
