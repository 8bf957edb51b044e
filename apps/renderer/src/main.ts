import { readConfigOrExit } from '@vedetta/contracts/calls/process-config'
import { createBrowser } from '@vedetta/crawler/fetch/browser'
import { chromiumOf, SandboxError } from '@vedetta/crawler/fetch/launch-chromium'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { completeConfig, rendererSettings } from './config.ts'
import { runRenderer } from './run-renderer.ts'

const config = readConfigOrExit(rendererSettings, completeConfig)
const log = pino({ level: config.LOG_LEVEL })
const browser = createBrowser(chromiumOf(config))

// No page is taken from the queue before Chromium has shown that it can be started as it should be.
await browser.start().catch((error: unknown) => {
  if (!(error instanceof SandboxError)) throw error
  console.error(error.message)
  process.exit(78)
})

const stop = new AbortController()
const redis = { url: config.REDIS_URL, prefix: config.REDIS_PREFIX }
const rendering = runRenderer({ redis, browser, log }, stop.signal)
log.info({}, 'rendering')

// Longer than a render.
closeWithGrace({ delay: 35_000 }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping')
  stop.abort()
  await rendering
})
