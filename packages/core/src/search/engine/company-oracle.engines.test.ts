import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { ensureIndices } from './indices.ts'
import { type CompanyOracle, createCompanyOracle } from './testing/company-oracle.ts'

const seed = 1

let database: Awaited<ReturnType<typeof createTestDb>>
let search: ReturnType<typeof createTestSearch>
let oracle: CompanyOracle

beforeAll(async () => {
  database = await createTestDb()
  search = createTestSearch()
  await ensureIndices(search)
  oracle = await createCompanyOracle(database.db, search, seed)
})
afterAll(() => Promise.all([database.close(), search.close()]))

// `pnpm bench company-oracle` runs thousands.
test('findCompanies returns the companies that the plain rules give, in order, on pages that neither repeat nor skip', async () => {
  let finding = 0
  const property = fc.asyncProperty(oracle.searches, async (spec) => {
    if ((await oracle.compareCompanies(spec)) > 0) finding++
  })
  await fc.assert(property, { numRuns: 150, seed })
  expect(finding).toBeGreaterThan(75)
})
