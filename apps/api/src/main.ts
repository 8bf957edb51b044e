import { readConfigOrExit } from '@vedetta/core/config'
import { createSearch } from '@vedetta/core/search/client'
import { ensureIndices } from '@vedetta/core/search/indices'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { apiSettings } from './config.ts'

const config = readConfigOrExit(apiSettings)
const search = createSearch(config.OPENSEARCH_URL, config.INDEX_PREFIX)
const app = await buildApp({ search }, { logger: { level: config.LOG_LEVEL }, webRoot: config.WEB_ROOT })

closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.fatal({ err }, 'stopping')
  await app.close()
  await search.client.close()
})

await ensureIndices(search)
await app.listen({ host: config.HOST, port: config.PORT })
