import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { createDb, createPool } from '@vedetta/core/platform/db/client'
import { listIndices } from '@vedetta/core/search/engine/indices'
import { type Comparison, compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { isIndexBehind } from '@vedetta/core/search/indexing/documents.queries'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { rebuildIndex, restorePreviousIndex } from '@vedetta/core/search/indexing/rebuild-index'
import { seed } from '@vedetta/synthetic/seed'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import { keepSearching, type SearchFigures } from './keep-searching.ts'
import { keepWriting, maxClosed } from './keep-writing.ts'

const maxWaitMs = 10 * minuteMs

type RebuildSize = { positions: number; rate: number; searchers: number; quietMs: number }

type RebuildResult = {
  quiet: SearchFigures
  during: SearchFigures
  after: SearchFigures
  writes: number
  writesPerSecond: number
  rebuildMs: number
  /** From the switch until every change made before it is in the new index. */
  caughtUpMs: number
  afterSwitch: Comparison[]
  /** Until searches were back at the index that was replaced. */
  backMs: number
  afterBack: Comparison[]
}

/**
 * Rebuilds the index of positions while a worker indexes, searches go on and positions change; then switches back to the
 * index before, which was kept up to date.
 */
export function runRebuild(
  env: NodeJS.ProcessEnv,
  size: RebuildSize,
  say: (text: string) => void = () => {},
): Promise<RebuildResult> {
  return withScratch(env, async (scratch) => {
    const { positions } = size
    const companies = Math.ceil(positions / 3)
    await seed(scratch.pool, { companies, positions, seed: 1, now: new Date().setUTCHours(0, 0, 0, 0) })
    say(`seeded ${companies} companies and ${positions} positions`)
    await drainAll(scratch)
    await scratch.search.client.indices.refresh({ index: `${scratch.indexPrefix}*` })
    say('indexed them')
    const worker = startWorker(env, scratch)
    try {
      return await rebuildUnderLoad(scratch, size)
    } finally {
      worker.kill('SIGKILL')
      await once(worker, 'exit')
    }
  })
}

async function rebuildUnderLoad(scratch: Scratch, { positions, rate, searchers, quietMs }: RebuildSize) {
  const cli = { db: createDb(createPool(scratch.urlOf('cli'), { max: 4 })), search: scratch.search }
  const searching = keepSearching(scratch, { searchers, least: positions * (1 - 2 * maxClosed) })
  const writing = keepWriting(scratch.db, { rate, positions })
  try {
    await sleep(quietMs)
    const quiet = searching.figures()
    const before = await searchedIndex(scratch)
    const startedAt = performance.now()
    await rebuildIndex(cli, 'position', { keepsPrevious: true })
    const switchedAt = performance.now()
    const during = searching.figures()
    const committed = new Date()
    await waitFor(async () => (await countMarkedBy(scratch, committed)) === 0)
    const caughtUpMs = performance.now() - switchedAt
    await sleep(quietMs)
    const after = searching.figures()
    const written = await writing.stop()
    await waitFor(async () => !(await isIndexBehind(scratch.db)))
    const afterSwitch = await compareIndex(scratch)
    const backAt = performance.now()
    await restorePreviousIndex(cli, 'position')
    const backMs = performance.now() - backAt
    if ((await searchedIndex(scratch)) !== before) throw new Error('searches are not back at the previous index')
    const afterBack = await compareIndex(scratch)
    const rebuildMs = switchedAt - startedAt
    return { quiet, during, after, ...written, rebuildMs, caughtUpMs, afterSwitch, backMs, afterBack }
  } finally {
    await writing.stop()
    await searching.stop()
    await cli.db.destroy()
  }
}

async function searchedIndex({ search }: Scratch): Promise<string | undefined> {
  return (await listIndices(search, 'position')).find(({ searched }) => searched)?.index
}

/** Changes up to a moment that the index does not have yet. */
async function countMarkedBy({ pool }: Scratch, moment: Date): Promise<number> {
  const { rows } = await pool.query('SELECT count(*)::int AS count FROM outbox WHERE marked_at <= $1', [moment])
  return rows[0].count
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('The index did not catch up in ten minutes')
    await sleep(50)
  }
}
