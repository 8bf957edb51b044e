import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createTestDb } from '../../testing/test-engines.ts'
import { emptyMemory, finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { createVisitWriter } from './visit-writer.ts'

const { db, as, close } = await createTestDb()
afterAll(close)

const now = new Date('2026-11-19T08:00:00Z')
const later = new Date('2026-11-21T08:00:00Z')
const log = { info() {}, warn() {}, error() {} }
const pageStore = memoryPageStore()

test('a page that comes to reserve its text loses its copy and quotes at the next visit, and keeps facts and link', async () => {
  const { host } = await makeWatchedSite(db, now)
  const urls = [1, 2].map((one) => `https://${host}/lavoro/${one}`)
  const [first = '', second = ''] = urls
  const adverts = (texts: string[]) =>
    readVisit(
      urls.map((url, at) => ({ url, title: `Saldatore ${at}`, description: texts[at] ?? '' })),
      { memory: emptyMemory(now) },
    )
  const pageOf = (url: string) => ({
    kind: 'fetched' as const,
    url,
    status: 200,
    headers: {},
    body: Buffer.from(`Saldatore ${url}`),
  })
  const visit = async (at: Date, result: ReturnType<typeof readVisit>) => {
    const token = randomUUID()
    const [source] = await leaseDue(as('watch').db, { now: at, limit: 1, token })
    if (!source) throw new Error('nothing is due')
    const writer = createVisitWriter({ db: as('watch').db, pageStore, log, now: () => at }, token)
    writer.finish(finishedVisit(source, at, result))
    await writer.run(AbortSignal.abort(), new AbortController().signal)
  }
  await visit(now, { ...adverts(['Uno', 'Due']), pages: urls.map(pageOf) })
  const quotesOf = async () =>
    (
      await db
        .selectFrom('position_evidence')
        .innerJoin('position', 'position.position_no', 'position_evidence.position_no')
        .select('quotes')
        .orderBy('title')
        .execute()
    ).map(({ quotes }) => Object.keys(quotes as object).length > 0)
  expect(await quotesOf()).toEqual([true, true])

  await visit(later, { ...adverts(['Uno', 'Due']), pages: [pageOf(second)], reserved: [first] })
  expect(await quotesOf()).toEqual([false, true])
  const pages = await db.selectFrom('source_page').select('url').execute()
  expect(pages.map(({ url }) => url)).toEqual([second])
  const positions = await db
    .selectFrom('position')
    .select(['title', 'source_urls', 'closed_at'])
    .orderBy('title')
    .execute()
  expect(positions).toMatchObject([
    { title: 'Saldatore 0', source_urls: [first], closed_at: null },
    { title: 'Saldatore 1', source_urls: [second], closed_at: null },
  ])
})
