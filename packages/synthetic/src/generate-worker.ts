import { parentPort, workerData } from 'node:worker_threads'
import type { CopyChunk } from './copy/copy-rows.ts'
import { generateBatches } from './generate-batches.ts'
import type { Recipe } from './recipe.ts'

/** Replies to each message with the next batch, and with an empty one at the end. */
const batches = generateBatches(workerData as Recipe)

parentPort?.on('message', () => {
  const batch: CopyChunk[] = batches.next().value ?? []
  parentPort?.postMessage(
    batch,
    batch.map((chunk) => chunk.buffer.buffer),
  )
})
