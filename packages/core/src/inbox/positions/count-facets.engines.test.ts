import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CountedField, countedFields } from '@vedetta/contracts/search/facets'
import { searchPositions as call } from '@vedetta/contracts/search/position-search'
import { facetsWeight } from '@vedetta/contracts/search/search-weight'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../../customers/ledger/balance-of.ts'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { createSearch } from '../../search/engine/client.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import type { SearchGate } from '../../search/engine/search-gate.ts'
import { makeCompany, makePosition } from '../../testing/factories.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { setMark } from '../marks/set-mark.ts'
import { countFacets } from './count-facets.ts'
import { type PositionSearchContext, searchPositions } from './search-positions.ts'
import { createSearchContext } from './testing/search-context.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let db: Db
let context: PositionSearchContext
let alfa: number

const now = new Date('2026-11-14T09:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  db = database.db
  context = createSearchContext(db, engine, () => now)
  await ensureIndices(engine)
  alfa = await makeCompany(db, { name: 'Alfa Meccanica' })
  const beta = await makeCompany(db, { name: 'Beta Servizi' })
  await open('Saldatore', { company_no: alfa, municipalities: ['016024'], contract: 'permanent' })
  await open('Saldatore', { company_no: beta, municipalities: ['016024'], contract: 'internship' })
  await open('Saldatore', { company_no: beta, municipalities: ['015146'], contract: 'permanent' })
  await open('Cuoco', { company_no: beta, municipalities: ['015146'], contract: 'permanent' })
  await indexPositions(db, engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const open = (title: string, fields: object) => makePosition(db, { title, ...fields }, now)
const recruiter = () => makeRecruiter(db, now)
const search = (viewer: SeatedViewer, input: object = {}) =>
  searchPositions(context, viewer, call.input.parse(input), now)
const count = async (viewer: SeatedViewer, searchID: string, fields: readonly CountedField[], at = now) =>
  (await countFacets(context, viewer, { searchID, fields }, at)).facets
const left = async ({ seat }: SeatedViewer) => (await balanceOf(db, seat.licenceNo, now)).search.left

describe('counts beside the choices of a search', () => {
  test('are those of the fields asked for, each as if it were added to its field', async () => {
    const viewer = await recruiter()
    const asked = { position: { name: 'saldatore', contract: ['permanent'] } }
    const { searchID, total, positions } = await search(viewer, asked)
    expect(total).toBe(2)
    await setMark(db, viewer, { positionID: positions[0]?.positionID ?? '', status: 'seen' }, now)
    expect(await count(viewer, searchID, ['contract', 'provinces'])).toEqual({
      contract: [
        { value: 'permanent', count: 2 },
        { value: 'internship', count: 1 },
      ],
      provinces: [
        { value: 'BG', count: 1 },
        { value: 'MI', count: 1 },
      ],
    })
    const each = await Promise.all(countedFields.map((field) => count(viewer, searchID, [field])))
    expect(Object.assign({}, ...each)).toEqual(await count(viewer, searchID, countedFields))
  })

  test('are as of the search, whatever was marked or found since, and as the settings are now', async () => {
    const viewer = await recruiter()
    const { searchID, positions } = await search(viewer, { position: { name: 'saldatore' } })
    await setMark(db, viewer, { positionID: positions[0]?.positionID ?? '', status: 'contacted' }, now)
    await open('Saldatore', { company_no: alfa, municipalities: ['016024'], schedule: 'part' })
    await indexPositions(db, engine)
    const statuses = async (id: string) => (await count(viewer, id, ['statuses'])).statuses?.map((each) => each.count)
    expect(await statuses(searchID)).toEqual([3, 0, 0])
    expect(await count(viewer, searchID, ['schedule'])).toEqual({ schedule: [] })
    expect(
      await statuses((await search(viewer, { position: { name: 'saldatore' }, newSearch: true })).searchID),
    ).toEqual([3, 0, 1])
    await updateSettings(db, viewer.userId, { excludedCompanies: ['alfa meccanica'] })
    expect(await statuses(searchID)).toEqual([2, 0, 0])
  })

  test('cost nothing, and weigh no more than they ask of the engine', async () => {
    const viewer = await recruiter()
    const { searchID } = await search(viewer, { position: { name: 'cuoco' } })
    const before = await left(viewer)
    const weights: number[] = []
    const gate: SearchGate = (_, weight, run) => {
      weights.push(weight)
      return run()
    }
    const fields = ['statuses', 'contract'] as const
    for (let n = 0; n < 3; n++) await countFacets({ ...context, gate }, viewer, { searchID, fields }, now)
    expect(await left(viewer)).toBe(before)
    const weight = facetsWeight({ position: { name: ['cuoco'] } }, fields)
    expect(weights).toEqual([weight, weight, weight])
  })

  test.each([
    ['of another person', async () => (await search(await recruiter())).searchID, now],
    ['that was never made', async () => randomUUID(), now],
    ['of the day before', undefined, later(24)],
  ])('are refused for a search %s', async (_, searchOfOthers, at) => {
    const viewer = await recruiter()
    const own = (await search(viewer)).searchID
    const searchID = (await searchOfOthers?.()) ?? own
    await expect(count(viewer, searchID, ['provinces'], at)).rejects.toMatchObject({ code: 'unknown_search' })
  })

  test('that are cancelled end the request to the engine', async () => {
    const asked = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    // An engine that is slow to answer.
    const slow = createServer((request) => {
      request.socket.once('close', () => ended.resolve())
      asked.resolve()
    }).listen(0, '127.0.0.1')
    await new Promise((ready) => slow.once('listening', ready))
    const toSlow = createSearch(`http://127.0.0.1:${(slow.address() as AddressInfo).port}`, '')
    try {
      const viewer = await recruiter()
      const { searchID } = await search(viewer)
      const gone = new AbortController()
      const slowly = { ...context, search: toSlow }
      const counting = countFacets(slowly, viewer, { searchID, fields: ['provinces'] }, now, gone.signal)
      await asked.promise
      gone.abort()
      await expect(counting).rejects.toMatchObject({ name: 'AbortError' })
      await ended.promise
    } finally {
      await toSlow.client.close()
      slow.close()
    }
  })
})
