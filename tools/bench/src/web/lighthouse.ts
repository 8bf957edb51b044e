import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { countMarket } from '@vedetta/core/inbox/market/count-market'
import { drainOutbox, startCursor } from '@vedetta/core/search/indexing/drain-outbox'
import { pickPort } from '@vedetta/core/testing/pick-port'
import { seed } from '@vedetta/synthetic/seed'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { percentile } from '../harness/percentile.ts'
import { processSettings } from '../harness/process-settings.ts'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startApi } from '../harness/start-api.ts'

const webRoot = join(import.meta.dirname, '../../../../apps/web/dist')
const apiPort = await pickPort()
const debuggingPort = await pickPort()
const publicUrl = `http://127.0.0.1:${apiPort}`
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The minimum in each category, out of 100. */
const minScore = 95

type Scores = Record<(typeof categories)[number], number>

/** Audits the production build as a phone on a slow connection, alternating between the pages, and prints the median of each category. */
export async function benchLighthouse(env: NodeJS.ProcessEnv, paths: readonly string[], times: number): Promise<void> {
  if (!existsSync(webRoot)) throw new Error('There is no production build: run `pnpm build` first')
  await withScratch(env, async (scratch) => {
    await seedScratch(scratch)
    const settings = { ...processSettings(scratch, 'api'), WEB_ROOT: webRoot, PUBLIC_URL: publicUrl }
    const api = await startApi({ ...env, ...settings }, apiPort, 1)
    try {
      const scores = new Map<string, Scores[]>()
      for (let turn = 0; turn < times; turn++) {
        for (const path of paths) scores.set(path, [...(scores.get(path) ?? []), await audit(path)])
      }
      for (const [path, all] of scores) report(path, all)
    } finally {
      await api.stop()
    }
  })
}

async function seedScratch({ pool, db, search, log }: Scratch): Promise<void> {
  await seed(pool, { companies: 20_000, positions: 12_000, seed: 7, now: Date.now() })
  await drainOutbox({ db, search, log }, startCursor())
  await countMarket(db, new Date())
}

/** Audits with a new browser, so that its cache is cold. */
async function audit(path: string): Promise<Scores> {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const result = await lighthouse(publicUrl + path, {
      port: debuggingPort,
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? `No result for ${path}`)
    reportFailures(path, result.lhr.audits)
    return Object.fromEntries(
      categories.map((category) => [category, Math.round((result.lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Scores
  } finally {
    await browser.close()
  }
}

type Audits = Record<string, { id: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>

function reportFailures(path: string, audits: Audits): void {
  const failed = Object.values(audits).filter(({ score, scoreDisplayMode }) => {
    return score !== null && score < 0.9 && (scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric')
  })
  for (const { id, score, displayValue = '' } of failed) console.error(`${path}: ${id} ${score} ${displayValue}`)
}

function report(path: string, all: readonly Scores[]): void {
  const medians = categories.map((category) => ({
    category,
    median: percentile(
      all.map((scores) => scores[category]),
      0.5,
    ),
  }))
  console.log(`${path}: ${medians.map(({ category, median }) => `${category} ${median}`).join(', ')}`)
  if (medians.some(({ median }) => median < minScore)) process.exitCode = 1
}
