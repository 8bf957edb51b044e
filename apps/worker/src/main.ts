import { readConfigOrExit } from '@vedetta/core/config'
import { createDb, createPool } from '@vedetta/core/db/client'
import { runIndexer } from '@vedetta/core/indexing/run-indexer'
import { runStubSweeper } from '@vedetta/core/indexing/run-stub-sweeper'
import { createSearch } from '@vedetta/core/search/client'
import { ensureIndices } from '@vedetta/core/search/indices'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { workerSettings } from './config.ts'

const config = readConfigOrExit(workerSettings)
const log = pino({ level: config.LOG_LEVEL })
const db = createDb(createPool(config.DATABASE_URL, { application_name: 'vedetta-worker' }))
const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
const deps = { db, search, log }

await ensureIndices(search)
const stop = new AbortController()
const loops = Promise.all([runIndexer(deps, stop.signal), runStubSweeper(deps, stop.signal)])
log.info({}, 'working')

closeWithGrace({ delay: 20_000 }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping')
  stop.abort()
  await loops
  await db.destroy()
  await search.client.close()
})
