import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/position-search'
import { sectorIds } from '@vedetta/contracts/sectors'
import { contracts, keysOf } from '@vedetta/contracts/vocabulary'
import { distanceKm } from '@vedetta/reference/distance'
import { allMunicipalities, municipalityByIstat } from '@vedetta/reference/municipalities'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drainOutbox, startCursor } from '../indexing/drain-outbox.ts'
import { aliasOf } from '../search/index-names.ts'
import { ensureIndices } from '../search/indices.ts'
import { makeCompany, makeSource, publish, publishedPosition } from '../testing/factories.ts'
import { createTestDb, createTestSearch } from '../testing/test-engines.ts'
import { searchPositions } from './search-positions.ts'

const roles = ['saldatore', 'tornitore', 'infermiere', 'contabile', 'autista']
const towns = allMunicipalities().filter((town) => ['BG', 'MI', 'LC', 'MB'].includes(town.province))
const days = 20
const today = Date.UTC(2026, 10, 14)
const dayMs = 86_400_000

type Made = { id: string; title: string; town: string; contract: string | null; sector: string; firstSeen: number }
const made: Made[] = []
let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>

beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  const { db } = database
  await ensureIndices(engine)
  const companies = await Promise.all(
    sectorIds.slice(0, 6).map(async (sector) => ({ sector, company_no: await makeCompany(db, { sector }) })),
  )
  const sourceNo = await makeSource(db)
  for (let i = 0; i < 240; i++) {
    const pick = <Item>(items: readonly Item[], step: number) =>
      items[(i * step + Math.floor(i / 7)) % items.length] as Item
    const company = pick(companies, 1)
    const town = pick(towns, 37)
    const contract = pick([...keysOf(contracts), null], 5)
    const title = `${pick(roles, 3)} ${pick(['senior', 'junior', 'notturno'], 2)}`
    const seenAt = new Date(today - (i % days) * dayMs)
    const [no] = await publish(
      db,
      sourceNo,
      [publishedPosition(company.company_no, { title, municipalities: [town.istat], contract })],
      seenAt,
    )
    const { position_id } = await db
      .selectFrom('position')
      .select('position_id')
      .where('position_no', '=', no ?? 0)
      .executeTakeFirstOrThrow()
    made.push({
      id: position_id,
      title,
      town: town.istat,
      contract,
      sector: company.sector,
      firstSeen: seenAt.getTime(),
    })
  }
  await drainOutbox({ db, search: engine, log: { info() {}, warn() {}, error() {} } }, startCursor())
  await engine.client.indices.refresh({ index: aliasOf(engine, 'position') })
})
afterAll(() => Promise.all([database.close(), engine.close()]))

/** What the words of the design say, over the rows in memory. */
function oracle(criteria: PositionCriteria): Set<string> {
  const { position, notPosition, company, notCompany, from, to } = criteria
  const inCity = (row: Made, city: NonNullable<typeof position.city>) => {
    if (city.mode === 'exact') return row.town === city.istat
    const [here, there] = [municipalityByIstat(row.town), municipalityByIstat(city.istat)]
    return here !== undefined && there !== undefined && distanceKm(here, there) <= city.km
  }
  const townOf = (row: Made) => municipalityByIstat(row.town)
  const matches = {
    name: (row: Made, text: string) => text.split(' ').every((word) => row.title.split(' ').includes(word)),
    provinces: (row: Made, codes: string[]) => codes.includes(townOf(row)?.province ?? ''),
    regions: (row: Made, codes: string[]) => codes.includes(townOf(row)?.region ?? ''),
    contract: (row: Made, values: string[]) => values.includes(row.contract ?? ''),
    sectors: (row: Made, values: string[]) => values.includes(row.sector),
  }
  const placeTests = (group: typeof position) => [
    ...(group.city ? [(row: Made) => inCity(row, group.city as never)] : []),
    ...(group.provinces ? [(row: Made) => matches.provinces(row, group.provinces ?? [])] : []),
    ...(group.regions ? [(row: Made) => matches.regions(row, group.regions ?? [])] : []),
  ]
  const otherTests = (group: typeof position, companyGroup: typeof company) => [
    ...(group.name ? [(row: Made) => matches.name(row, group.name ?? '')] : []),
    ...(group.contract ? [(row: Made) => matches.contract(row, group.contract ?? [])] : []),
    ...(companyGroup.sectors ? [(row: Made) => matches.sectors(row, companyGroup.sectors ?? [])] : []),
  ]
  const places = placeTests(position)
  const excluded = [...placeTests(notPosition), ...otherTests(notPosition, notCompany)]
  const found = made.filter(
    (row) =>
      otherTests(position, company).every((holds) => holds(row)) &&
      (places.length === 0 || places.some((holds) => holds(row))) &&
      !excluded.some((holds) => holds(row)) &&
      (!from || row.firstSeen >= Date.parse(from)) &&
      (!to || row.firstSeen < Date.parse(to)),
  )
  return new Set(found.map((row) => row.id))
}

const someOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const town = fc.constantFrom(...towns.map(({ istat }) => istat))
const positionGroup = fc.record(
  {
    name: fc.constantFrom(...roles, 'senior', 'junior tornitore'),
    city: fc.oneof(
      fc.record({ mode: fc.constant('exact' as const), istat: town }),
      fc.record({ mode: fc.constant('radius' as const), istat: town, km: fc.integer({ min: 1, max: 60 }) }),
    ),
    provinces: someOf(['BG', 'MI', 'LC', 'MB']),
    regions: someOf(['03', '05']),
    contract: someOf(keysOf(contracts)),
  },
  { requiredKeys: [] },
)
const companyGroup = fc.record({ sectors: someOf(sectorIds.slice(0, 8)) }, { requiredKeys: [] })
const day = fc.integer({ min: 0, max: days }).map((ago) => new Date(today - ago * dayMs).toISOString())
const criteria = fc
  .record(
    {
      position: positionGroup,
      notPosition: positionGroup,
      company: companyGroup,
      notCompany: companyGroup,
      from: day,
      to: day,
    },
    { requiredKeys: [] },
  )
  .map((value) => positionCriteria.parse(value))

describe('search', () => {
  test('finds what the words of the design say, for any criteria', async () => {
    await fc.assert(
      fc.asyncProperty(criteria, async (wanted) => {
        const expected = oracle(wanted)
        const found: string[] = []
        const first = await searchPositions({ search: engine }, wanted, 1)
        for (let page = 1; page <= first.pages; page++) {
          const { positions } = page === 1 ? first : await searchPositions({ search: engine }, wanted, page)
          found.push(...positions.map(({ positionID }) => positionID))
        }
        expect(new Set(found)).toEqual(expected)
        expect(found).toHaveLength(expected.size)
        expect(first.total).toBe(expected.size)
      }),
      { numRuns: 120 },
    )
  })

  test('newest first, and pages neither repeat nor skip', async () => {
    const all = positionCriteria.parse({})
    const pages = await Promise.all([1, 2, 3].map((page) => searchPositions({ search: engine }, all, page)))
    const times = pages.flatMap(({ positions }) => positions.map(({ firstSeen }) => firstSeen))
    expect(times).toEqual([...times].sort().reverse())
    expect(new Set(pages.flatMap(({ positions }) => positions.map(({ positionID }) => positionID))).size).toBe(75)
    expect(pages[0]).toMatchObject({ total: 240, companies: 6, pages: 10 })
  })

  test('a row tells places by name', async () => {
    const { positions } = await searchPositions({ search: engine }, positionCriteria.parse({}), 1)
    const place = positions[0]?.places[0]
    expect(place).toEqual({
      city: expect.any(String),
      province: expect.stringMatching(/^(BG|MI|LC|MB)$/),
      region: '03',
    })
  })

  test('past the first 10,000 results it says so', async () => {
    await expect(searchPositions({ search: engine }, positionCriteria.parse({}), 401)).rejects.toMatchObject({
      code: 'page_out_of_reach',
    })
  })

  test('a search that is given up on its way troubles nobody', async () => {
    const gone = new AbortController()
    const search = searchPositions({ search: engine }, positionCriteria.parse({}), 1, gone.signal)
    gone.abort()
    await expect(search).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('a search that was given up is aborted, not an outage', async () => {
    const gone = AbortSignal.abort()
    await expect(searchPositions({ search: engine }, positionCriteria.parse({}), 1, gone)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
