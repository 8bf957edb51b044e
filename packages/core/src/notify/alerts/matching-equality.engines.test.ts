import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureIndices } from '../../search/engine/indices.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { compareWithSearch } from './testing/compare-with-search.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let search: ReturnType<typeof createTestSearch>
beforeAll(async () => {
  database = await createTestDb()
  search = createTestSearch()
  await ensureIndices(search)
})
afterAll(() => Promise.all([database.close(), search.close()]))

const log = { info() {}, warn: refuse, error: refuse }
function refuse(facts: object, message: string): never {
  throw new Error(`${message} ${JSON.stringify(facts)}`)
}

// `pnpm bench matching-equality` compares 2,000 with 2,000.
describe('the matcher', () => {
  test('finds the positions that a search by the same criteria finds, for every pair', async () => {
    const compared = await compareWithSearch(
      { db: database.db, search, log },
      { filters: 200, positions: 400, seed: 1, batch: 150 },
    )
    expect(compared.finding).toBeGreaterThan(80)
    expect(compared.pairs).toBeGreaterThan(2_000)
  })
})
