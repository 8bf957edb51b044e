import { existsSync } from 'node:fs'
import { readConfig } from '@vedetta/contracts/calls/process-config'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { engineSettings, migrationSettings } from '@vedetta/core/platform/config/config'
import { createDb, createPool, type Db } from '@vedetta/core/platform/db/client'
import { withRole } from '@vedetta/core/platform/db/database-url'
import { createSearch } from '@vedetta/core/search/engine/client'
import { newestPositionNo } from '@vedetta/core/search/engine/find-positions'
import { noMarks } from '@vedetta/core/search/engine/position-query-spec'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { type Browser, chromium } from 'playwright-core'
import { Pool } from 'undici'
import { nothingHidden } from '../harness/nothing-hidden.ts'
import { percentile } from '../harness/percentile.ts'
import { type Recruiter, signUpRecruiter } from '../harness/sign-up-recruiter.ts'
import { startApi } from '../harness/start-api.ts'
import { sendPage } from '../search/search-clients.ts'
import { type FirstView, openColdThenWarm, pressNextRepeatedly } from './inbox-timing.ts'
import { maxScriptKilobytes, scriptKilobytes, webRoot } from './script-size.ts'

const apiPort = await pickPort()
const publicUrl = `http://127.0.0.1:${apiPort}`

/** The bench fails beyond these. */
const thresholds = { paintedMs: 1_000, scriptKilobytes: maxScriptKilobytes, nextMs: 100 }

/**
 * Measures the production build on the existing data set: the time to the first painted result with a cold and then a warm browser
 * cache, alternating with the same search sent straight to the engine; then the time from pressing `j` to the next position.
 */
export async function benchFirstView(env: NodeJS.ProcessEnv, times: number): Promise<void> {
  if (!existsSync(webRoot)) throw new Error('There is no production build: run `pnpm build` first')
  const config = readConfig({ ...engineSettings, ...migrationSettings }, env)
  const db = createDb(createPool(config.MIGRATION_DATABASE_URL, { max: 1 }))
  const api = await startApi(
    { ...env, DATABASE_URL: withRole(config.MIGRATION_DATABASE_URL, 'api'), WEB_ROOT: webRoot, PUBLIC_URL: publicUrl },
    apiPort,
    1,
  )
  const recruiter = await signUpRecruiter(db, api)
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const bareSearch = await prepareBareSearch(config)
    const first: FirstView[] = []
    const again: FirstView[] = []
    const bare: number[] = []
    for (let turn = 0; turn <= times; turn++) {
      const took = await bareSearch.send()
      const opened = await inNewContext(browser, recruiter, openColdThenWarm)
      // The first turn warms the engine and the JIT.
      if (turn === 0) continue
      bare.push(took)
      first.push(opened.first)
      again.push(opened.again)
    }
    await bareSearch.close()
    await reportViews(first, again, bare)
    reportNext(await inNewContext(browser, recruiter, (page) => pressNextRepeatedly(page, times)))
  } finally {
    await browser.close()
    await api.stop()
    await deleteRecruiter(db, recruiter)
    await db.destroy()
  }
}

async function inNewContext<Result>(
  browser: Browser,
  { cookie }: Recruiter,
  measure: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: publicUrl,
    locale: 'it-IT',
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { cookie },
  })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Prepares the default view's search as the API sends it. */
async function prepareBareSearch({ OPENSEARCH_URL, INDEX_PREFIX }: { OPENSEARCH_URL: string; INDEX_PREFIX: string }) {
  const search = createSearch(OPENSEARCH_URL, INDEX_PREFIX)
  const pool = new Pool(OPENSEARCH_URL, { connections: 1 })
  const ceiling = await newestPositionNo(search)
  const spec = {
    criteria: positionCriteria.parse({}),
    ceiling,
    marks: noMarks,
    related: [],
    ...nothingHidden,
  }
  return {
    send: async () => {
      const from = performance.now()
      await sendPage(pool, search, spec, { page: 1, sort: 'date' })
      return performance.now() - from
    },
    close: () => Promise.all([pool.close(), search.client.close()]),
  }
}

async function reportViews(
  first: readonly FirstView[],
  again: readonly FirstView[],
  bare: readonly number[],
): Promise<void> {
  const painted = first.map(({ paintedMs }) => paintedMs)
  const kept = again.map(({ paintedMs }) => paintedMs)
  const waited = first.map(({ searchMs }) => searchMs)
  const median = percentile(painted, 0.5)
  const alone = percentile(bare, 0.5)
  console.log(
    `first result painted: median ${median.toFixed(0)} ms of ${first.length} navigations, p95 ${percentile(painted, 0.95).toFixed(0)} ms; with a warm cache: median ${percentile(kept, 0.5).toFixed(0)} ms`,
  )
  console.log(
    `of which the search: ${percentile(waited, 0.5).toFixed(0)} ms in the browser; bare ${alone.toFixed(0)} ms, ${((alone / median) * 100).toFixed(0)}%`,
  )
  const sizes = await Promise.all(first.map(({ scripts }) => scriptKilobytes(scripts)))
  const kilobytes = percentile(sizes, 0.5)
  console.log(`initial JavaScript: ${kilobytes.toFixed(1)} KB gzipped, in ${first[0]?.scripts.length} files`)
  if (median > thresholds.paintedMs || kilobytes > thresholds.scriptKilobytes) process.exitCode = 1
}

function reportNext(shown: readonly { ms: number; isWhole: boolean }[]): void {
  const times = shown.map(({ ms }) => ms)
  const whole = shown.filter(({ isWhole }) => isWhole).length
  console.log(
    `j to the next position painted: median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms; ${whole} of ${shown.length} complete at once`,
  )
  if (percentile(times, 0.5) > thresholds.nextMs) process.exitCode = 1
}

/** Deletes the user from the data set. The licence stays, since ledger entries cannot be deleted. */
async function deleteRecruiter(db: Db, { userId }: Recruiter): Promise<void> {
  const { email } = await db.deleteFrom('user').where('id', '=', userId).returning('email').executeTakeFirstOrThrow()
  await db.deleteFrom('mail').where('recipient', '=', email).execute()
}
