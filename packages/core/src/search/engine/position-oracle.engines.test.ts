import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { ensureIndices } from './indices.ts'
import { createSearchOracle, type SearchOracle } from './testing/search-oracle.ts'

const seed = 1

let database: Awaited<ReturnType<typeof createTestDb>>
let search: ReturnType<typeof createTestSearch>
let oracle: SearchOracle

beforeAll(async () => {
  database = await createTestDb()
  search = createTestSearch()
  await ensureIndices(search)
  oracle = await createSearchOracle(database.db, search, seed)
})
afterAll(() => Promise.all([database.close(), search.close()]))

// `pnpm bench search-oracle` runs thousands.
describe('searching 5,000 positions', () => {
  test('returns what the plain rules give, in order, on pages that neither repeat nor skip', async () => {
    let finding = 0
    const property = fc.asyncProperty(oracle.searches, async (spec) => {
      if ((await oracle.comparePositions(spec)) > 0) finding++
    })
    await fc.assert(property, { numRuns: 150, seed })
    expect(finding).toBeGreaterThan(75)
  })

  test('counts each choice as if it were added to its field', async () => {
    await fc.assert(
      fc.asyncProperty(oracle.searches, async (spec) => void (await oracle.compareFacets(spec))),
      { numRuns: 40, seed },
    )
  })
})
