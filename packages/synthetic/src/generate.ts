import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CopyChunk } from './copy/copy-rows.ts'
import type { Recipe } from './recipe.ts'

/** Batches that the thread may be ahead: enough that the reader never waits, few enough to hold in memory. */
const batchesAhead = 3

/** The rows of a synthetic Italy, made by a thread of its own while the chunks before are used. */
export async function* generate(recipe: Recipe): AsyncGenerator<CopyChunk> {
  const worker = new Worker(new URL('./generate-worker.ts', import.meta.url), { workerData: recipe })
  try {
    for (let batch = 0; batch < batchesAhead; batch++) worker.postMessage('next')
    for await (const [batch] of on(worker, 'message') as AsyncIterable<[CopyChunk[]]>) {
      if (batch.length === 0) return
      yield* batch
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}
