import { randomUUID } from 'node:crypto'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { makeCompany, makePosition, positionIdOf } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter, noLimits, openGate } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { createMarks } from '../marks/marks.ts'
import { readSimilar, type SimilarContext } from './read-similar.ts'

const now = new Date('2026-11-14T09:00:00Z')
const istat = (name: string) => [findMunicipality(name)?.istat ?? '']

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: SimilarContext
let welder: string
let strange: string
let placeless: string
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
  const [alfa, beta] = [await makeCompany(db, { name: 'Alfa' }), await makeCompany(db, { name: 'Beta' })]
  const at = (company_no: number, title: string, town: string | null) =>
    makePosition(db, { company_no, title, municipalities: town ? istat(town) : [] }, now)
  welder = await positionIdOf(db, await at(alfa, 'Saldatore a filo', 'Bergamo'))
  strange = await positionIdOf(db, await at(alfa, 'Unisciti a noi', 'Bergamo'))
  placeless = await positionIdOf(db, await at(alfa, 'Saldatore', null))
  await at(alfa, 'Saldatore TIG', 'Bergamo')
  await at(beta, 'Welder', 'Brescia')
  await at(beta, 'Saldatrice', 'Treviglio')
  await at(beta, 'Saldatore', 'Roma')
  await at(beta, 'Contabile', 'Bergamo')
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const namesFor = async (positionId: string) =>
  (await readSimilar(context, await makeRecruiter(db, now), positionId)).map(({ name }) => name)

test('similar positions are of the same occupation, at other companies, nearby, the nearest first', async () => {
  expect(await namesFor(welder)).toEqual(['Saldatrice', 'Welder'])
})

test('a title that names no trade and a position without a town have none', async () => {
  expect(await namesFor(strange)).toEqual([])
  expect(await namesFor(placeless)).toEqual([])
})

test('companies that the person excludes are left out', async () => {
  const viewer = await makeRecruiter(db, now)
  await updateSettings(db, viewer.userId, { excludedCompanies: ['Beta'] })
  expect(await readSimilar(context, viewer, welder)).toEqual([])
})

test('similar positions are none where the share of the engine is used up', async () => {
  const gate = () => Promise.reject(new AppError('request_limit'))
  expect(await readSimilar({ ...context, gate }, await makeRecruiter(db, now), welder)).toEqual([])
})

test('similar positions of one that does not exist are refused, and one person’s requests are limited', async () => {
  const viewer = await makeRecruiter(db, now)
  await expect(readSimilar(context, viewer, randomUUID())).rejects.toMatchObject({ code: 'unknown_position' })
  const limits = { ...noLimits, consume: () => Promise.reject(new AppError('request_limit')) }
  await expect(readSimilar({ ...context, limits }, viewer, welder)).rejects.toMatchObject({ code: 'request_limit' })
})
