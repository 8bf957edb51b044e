import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { createTestDb, testRedis } from '@vedetta/core/testing/test-engines'
import { makeWatchedSite } from '@vedetta/core/testing/watched-site'
import { addFeed } from '@vedetta/core/watch/news-feeds/add-feed'
import { selectFeeds } from '@vedetta/core/watch/news-feeds/feeds.queries'
import { afterAll, expect, test } from 'vitest'

const { db, as, close } = await createTestDb()
const folder = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(async () => {
  await rm(folder, { recursive: true })
  await close()
})

test('the watch worker visits due sources, reads feeds, says that it is ready, and stops on a signal', async () => {
  // Nowhere on the web, by the rules of names.
  const { sourceNo } = await makeWatchedSite(db, new Date(), 'prova.invalid')
  await addFeed(db, { url: 'https://giornale.invalid/rss', name: 'Il Giornale' }, new Date())
  const redis = testRedis()
  const port = await pickPort()
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'watch.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: as('watch').databaseUrl,
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      PAGE_STORE: folder,
      METRICS_PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(worker, 'exit')
  const output = text(worker.stdout)
  const visits = () => db.selectFrom('visit').select(['source_no', 'outcome']).execute()
  await expect.poll(visits).toEqual([{ source_no: sourceNo, outcome: 'unreachable' }])
  const feeds = async () => (await selectFeeds(db)).map(({ failures }) => failures)
  await expect.poll(feeds).toEqual([1])
  for (const page of ['live', 'ready'])
    expect((await fetch(`http://127.0.0.1:${port}/health/${page}`)).status).toBe(200)
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await output).toBe('')
})
