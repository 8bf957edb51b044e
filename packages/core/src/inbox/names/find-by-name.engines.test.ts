import { maxNamed } from '@vedetta/contracts/inbox/find-by-name'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { companyIdOf, makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexCompanies } from '../../testing/index-companies.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, noLimits, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { discardPositions } from '../discards/discard-positions.ts'
import { createMarks } from '../marks/marks.ts'
import { setMark } from '../marks/set-mark.ts'
import { excludeCompany } from '../saved/exclude-company.ts'
import { findByName, type NamesContext } from './find-by-name.ts'

const now = new Date('2026-11-14T09:00:00Z')

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: NamesContext
let alfa: number
const ids = new Map<string, string>()

beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = {
    db: database.as('api').db,
    search: engine,
    gate: openGate,
    limits: noLimits,
    marks: createMarks(db, () => now),
  }
  await ensureIndices(engine)
  alfa = await makeCompany(db, { name: 'Officine Àlfa S.p.A.', municipality: '016024' })
  const agency = await makeCompany(db, { name: 'Officine Lavoro', is_agency: true, agency_reason: 'ateco' })
  for (const n of [1, 2, 3, 4, 5, 6]) await makeCompany(db, { name: `Mobilificio ${n}` })
  const titles = ['Saldatore TIG', 'Saldatrice', 'Responsabile di saldatura', 'Addetto alle saldature']
  for (const [n, title] of titles.entries())
    ids.set(title, await positionIdOf(db, await makePosition(db, { company_no: alfa, title }, minutesAfter(n))))
  const ofAgency = { company_no: agency, title: 'Saldatore in somministrazione' }
  ids.set(ofAgency.title, await positionIdOf(db, await makePosition(db, ofAgency, now)))
  await indexCompanies(db, engine)
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const minutesAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const idOf = (title: string) => ids.get(title) ?? ''
const find = (viewer: SeatedViewer, text: string) => findByName(context, viewer, text)
const titlesFor = async (viewer: SeatedViewer, text = 'sald') =>
  (await find(viewer, text)).positions.map(({ name }) => name)
const namesFor = async (viewer: SeatedViewer, text: string) =>
  (await find(viewer, text)).companies.map(({ name }) => name)

/** A person who has opened all positions, and contacted the company of one. */
async function makeReader(): Promise<SeatedViewer> {
  const viewer = await makeRecruiter(db, now)
  for (const positionID of ids.values()) await setMark(db, viewer, { positionID, status: 'seen' }, now)
  await setMark(db, viewer, { positionID: idOf('Saldatrice'), status: 'contacted' }, now)
  return viewer
}

describe('companies', () => {
  test('are found by words of the name, without accents and case, the last word perhaps only begun', async () => {
    const viewer = await makeRecruiter(db, now)
    for (const text of ['of', 'alfa', 'ALFA offi', 'spa', 'officine a'])
      expect(await find(viewer, text)).toMatchObject({
        companies: expect.arrayContaining([
          { companyID: await companyIdOf(db, alfa), name: 'Officine Àlfa S.p.A.', city: 'Bergamo' },
        ]),
      })
    expect(await namesFor(viewer, 'alf officine')).toEqual([])
    expect(await namesFor(viewer, 'fficine')).toEqual([])
  })

  test('are a few, and no text without a word finds any', async () => {
    const viewer = await makeRecruiter(db, now)
    expect(await namesFor(viewer, 'mobilificio')).toHaveLength(maxNamed)
    for (const text of ['**', '. -', '""', 'OR -', '“”']) expect(await namesFor(viewer, text), text).toEqual([])
  })

  test('are without agencies where the settings hide them, and with those that the person excludes', async () => {
    const viewer = await makeRecruiter(db, now)
    await updateSettings(db, viewer.userId, { hideAgencies: false })
    expect(await namesFor(viewer, 'officine')).toHaveLength(2)
    await updateSettings(db, viewer.userId, { hideAgencies: true, excludedCompanies: ['alfa'] })
    expect(await namesFor(viewer, 'officine')).toEqual(['Officine Àlfa S.p.A.'])
  })
})

describe('positions', () => {
  test('are those that the person has seen or contacted, the last found first, in the words as written', async () => {
    const viewer = await makeRecruiter(db, now)
    expect(await titlesFor(viewer)).toEqual([])
    await setMark(db, viewer, { positionID: idOf('Saldatore TIG'), status: 'seen' }, now)
    await setMark(db, viewer, { positionID: idOf('Saldatrice'), status: 'contacted' }, now)
    expect((await find(viewer, 'sald')).positions).toEqual([
      { positionID: idOf('Saldatrice'), name: 'Saldatrice', company: 'Officine Àlfa S.p.A.' },
      { positionID: idOf('Saldatore TIG'), name: 'Saldatore TIG', company: 'Officine Àlfa S.p.A.' },
    ])
    expect(await titlesFor(viewer, 'tig saldat')).toEqual(['Saldatore TIG'])
    await setMark(db, viewer, { positionID: idOf('Saldatrice'), status: 'notSeen' }, now)
    expect(await titlesFor(viewer, 'saldatr')).toEqual([])
    expect(await titlesFor(await makeRecruiter(db, now))).toEqual([])
  })

  test('follow the rules of searches: without excluded companies, hidden agencies, what is discarded or closed', async () => {
    const viewer = await makeReader()
    await updateSettings(db, viewer.userId, { hideAgencies: false })
    expect(await titlesFor(viewer)).toHaveLength(5)
    await updateSettings(db, viewer.userId, { hideAgencies: true })
    expect(await titlesFor(viewer)).not.toContain('Saldatore in somministrazione')
    await discardPositions(db, viewer, { positionIDs: [idOf('Saldatrice')], discarded: true }, now)
    expect(await titlesFor(viewer)).toEqual(['Addetto alle saldature', 'Responsabile di saldatura', 'Saldatore TIG'])
    await updateSettings(db, viewer.userId, { excludedCompanies: ['alfa'] })
    expect(await titlesFor(viewer)).toEqual([])
    await updateSettings(db, viewer.userId, { excludedCompanies: [] })
    await excludeCompany(db, viewer, { companyID: await companyIdOf(db, alfa), excluded: true }, now)
    expect(await titlesFor(viewer)).toEqual([])
  })

  test('that closed are found no more', async () => {
    const viewer = await makeRecruiter(db, now)
    const closing = await makePosition(db, { company_no: alfa, title: 'Tornitore' }, now)
    await indexPositions(db, engine)
    await setMark(db, viewer, { positionID: await positionIdOf(db, closing), status: 'seen' }, now)
    expect(await titlesFor(viewer, 'torn')).toEqual(['Tornitore'])
    const closed = { closed_at: now, closing_reason: 'gone' } as const
    await db.updateTable('position').set(closed).where('position_no', '=', closing).execute()
    await indexPositions(db, engine)
    expect(await titlesFor(viewer, 'torn')).toEqual([])
  })
})

describe('the limits of finding by name', () => {
  test('count each call, each row that is shown, and the engine’s work, of one person', async () => {
    const viewer = await makeReader()
    const counted: unknown[] = []
    const limits = { ...noLimits, consume: async (...of: unknown[]) => void counted.push(of) }
    const gate: typeof openGate = (searcher, weight, run) => {
      counted.push([searcher, weight])
      return openGate(searcher, weight, run)
    }
    const { userId, seat } = viewer
    const { companies, positions } = await findByName({ ...context, limits, gate }, viewer, 'officine')
    expect(counted).toEqual([
      ['namesOfPerson', userId],
      [{ userId, licenceNo: seat.licenceNo }, 20],
      ['namedRowsOfPerson', userId, companies.length + positions.length],
    ])
  })

  test('leave nothing to see once the day’s rows are used up', async () => {
    const viewer = await makeReader()
    const limits: typeof noLimits = {
      ...noLimits,
      consume: async (name) => {
        if (name === 'namedRowsOfPerson') throw new AppError('request_limit')
      },
    }
    await expect(findByName({ ...context, limits }, viewer, 'sald')).rejects.toMatchObject({ code: 'request_limit' })
    expect(await findByName({ ...context, limits }, viewer, 'xyzzy')).toEqual({ companies: [], positions: [] })
  })
})
