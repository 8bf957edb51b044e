import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { aliasOf } from '@vedetta/core/search/engine/index-names'
import type { PositionFields } from '@vedetta/core/search/engine/position-document'
import { type Comparison, compareIndex } from '@vedetta/core/search/indexing/compare-index'
import { countOutbox, isIndexBehind } from '@vedetta/core/search/indexing/documents.queries'
import { indexerLock } from '@vedetta/core/search/indexing/indexer-lock.queries'
import { type Scratch, withScratch } from '../harness/scratch.ts'
import { startWorker } from '../harness/start-worker.ts'
import { applyRandomChange, makeWorld } from './random-changes.ts'

const writers = 8
const maxDrainMs = 10 * minuteMs

export type KillsResult = {
  changes: number
  kills: number
  pendingAtKill: number[]
  comparisons: Comparison[]
  staleTexts: number
}

/**
 * Several writers make changes while the worker is killed with SIGKILL at even intervals and restarted.
 * Returns how the index compares with the tables once the outbox is empty.
 */
export function runIndexerKills(
  env: NodeJS.ProcessEnv,
  options: { changes: number; kills: number },
): Promise<KillsResult> {
  return withScratch(env, async (scratch) => {
    let running = startWorker(env, scratch)
    const world = await makeWorld(scratch.db)
    const pendingAtKill: number[] = []
    let done = 0
    const write = async () => {
      while (done < options.changes) {
        const turn = ++done
        await applyRandomChange(scratch.db, world, turn)
      }
    }
    const kill = async () => {
      for (let n = 1; n <= options.kills; n++) {
        while (done < (n * options.changes) / (options.kills + 1)) await sleep(10)
        while (!(await isIndexing(scratch))) await sleep(1)
        pendingAtKill.push(await countOutbox(scratch.db))
        running.kill('SIGKILL')
        await once(running, 'exit')
        running = startWorker(env, scratch)
      }
    }
    try {
      await Promise.all([...Array.from({ length: writers }, write), kill()])
      await waitForIndex(scratch)
    } finally {
      running.kill('SIGKILL')
    }
    return {
      ...options,
      pendingAtKill,
      comparisons: await compareIndex(scratch),
      staleTexts: await countStaleTexts(scratch),
    }
  })
}

/** The indexer holds its advisory lock only during a pass, the worst moment for a kill. */
async function isIndexing({ pool }: Scratch): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND (classid, objid) = (0, $1)
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [indexerLock],
  )
  return rowCount !== 0
}

/** Counts documents whose text differs from the tables: if versions are equal, a change did not raise the version. */
async function countStaleTexts({ pool, search }: Scratch): Promise<number> {
  const { rows } = await pool.query<{ no: number; text: string }>(
    `SELECT position_no AS no, title || '|' || name || '|' || sector AS text FROM position JOIN company USING (company_no) WHERE closed_at IS NULL`,
  )
  const { body } = await search.client.search({
    index: aliasOf(search, 'position'),
    body: { size: 10_000, query: { exists: { field: 'title' } } },
  })
  const indexed = new Map(
    body.hits.hits.map((hit) => {
      const { title, company_name, sector } = hit._source as PositionFields
      return [Number(hit._id), `${title}|${company_name}|${sector}`]
    }),
  )
  return rows.filter(({ no, text }) => indexed.get(no) !== text).length
}

async function waitForIndex(scratch: Scratch): Promise<void> {
  const deadline = Date.now() + maxDrainMs
  while (await isIndexBehind(scratch.db)) {
    if (Date.now() > deadline) throw new Error('The index did not catch up in ten minutes')
    await sleep(100)
  }
}
