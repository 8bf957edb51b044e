import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { createTestDb, createTestSearch } from '@vedetta/core/testing/test-engines'
import { readSpellings } from '@vedetta/core/watch/testing/opt-out-spellings'
import { afterAll, expect, test } from 'vitest'
import { runOptOutDrill } from './opt-out-drill.ts'

const instances = await Promise.all(
  [1, 2].map(async () => {
    const { db, as, close } = await createTestDb()
    const search = createTestSearch()
    const end = () => Promise.all([close(), search.close()])
    return { db, as: (role: Parameters<typeof as>[0]) => as(role).db, search, end }
  }),
)
afterAll(() => Promise.all(instances.map(({ end }) => end())))

const nobody = { people: 0, stores: {} }

test('people who opted out are in nothing that is stored, also after a visit and in a replayed backup', async () => {
  const [instance, restored] = instances
  if (!instance || !restored) throw new Error('no databases')
  await ensureIndices(instance.search)
  // One of twelve, of most kinds; `pnpm bench opt-out` takes all.
  const spellings = readSpellings().filter((_, index) => index % 12 === 0)
  const figures = await runOptOutDrill(instance, restored, spellings)
  // The search is not blind.
  const all = spellings.length
  expect(figures.before).toMatchObject({
    people: all,
    stores: { page: all, 'company_contact.source_url': all, 'mail.params': all, 'export csv': all, 'export xlsx': all },
  })
  expect(figures).toMatchObject({
    masked: { not: [] },
    atOnce: nobody,
    afterErasure: nobody,
    afterVisit: nobody,
    afterReplay: nobody,
    readByAccess: 0,
    lostSentences: 0,
  })
})
