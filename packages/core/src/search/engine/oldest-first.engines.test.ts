import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import type { Search } from './client.ts'
import { findPositions } from './find-positions.ts'
import { ensureIndices } from './indices.ts'
import { freshQuerySpec } from './position-query-spec.ts'
import { loadPositions } from './testing/load-positions.ts'
import { type PlainPosition, randomPositions } from './testing/random-positions.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let search: ReturnType<typeof createTestSearch>
let open: readonly PlainPosition[]

beforeAll(async () => {
  database = await createTestDb()
  search = createTestSearch()
  await ensureIndices(search)
  const loaded = await loadPositions(database.db, search, randomPositions(1, { companies: 20, positions: 110 }))
  open = loaded.open.toSorted((one, other) => one.first_seen.getTime() - other.first_seen.getTime())
})
afterAll(() => Promise.all([database.close(), search.close()]))

const nothingHidden = { excludedCompanies: [], excludedCompanyNos: [], hideAgencies: false }

/** The page, where the positions up to a date are looked at first. */
function pageOf(criteria: object, page: number, before: Date | null) {
  const looking: Search = { ...search, oldDate: async () => before?.getTime() ?? null }
  const spec = freshQuerySpec({ criteria: positionCriteria.parse(criteria), related: [] }, nothingHidden)
  return findPositions(looking, spec, { page, sort: 'dateAsc' })
}

test.each([
  ['of everything', {}],
  ['with a condition', { position: { contract: ['permanent'] } }],
  ['that find nothing', { company: { vat: ['00000000000'] } }],
  ['of a place', { position: { regions: ['03'] } }],
])('searches %s have the same pages, oldest first, whichever positions are looked at first', async (_, criteria) => {
  const dates = [0, 24, 30, 60, open.length - 1].map((place) => open[place]?.first_seen ?? null)
  for (const page of [1, 2, 5, 6]) {
    const plain = await pageOf(criteria, page, null)
    for (const before of dates) expect(await pageOf(criteria, page, before)).toEqual(plain)
  }
})
