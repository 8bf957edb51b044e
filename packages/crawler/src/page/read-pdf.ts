import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'

const maxBytes = 5 * 1024 * 1024
const maxMilliseconds = 10_000
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

/** The text is null if there is no text layer, or the file is broken or takes too long. A busy reader has not tried. */
type PdfReading = { isBusy: false; text: string | null } | { isBusy: true }

type ReadPdf = (body: Uint8Array) => Promise<PdfReading>

/** Reads a few files at a time, each in a thread of its own, and lets some wait for a while. */
export function createPdfReader(limits: { threads: number; waiting: number; waitMilliseconds: number }): ReadPdf {
  const queue = new PQueue({ concurrency: limits.threads })
  return async (body) => {
    if (body.byteLength > maxBytes) return { isBusy: false, text: null }
    if (queue.size >= limits.waiting) return { isBusy: true }
    const since = performance.now()
    return queue.add(async () =>
      performance.now() - since > limits.waitMilliseconds
        ? { isBusy: true }
        : { isBusy: false, text: await readInThread(body) },
    )
  }
}

/** One for the whole process, however many visits it makes at once: a hostile file uses all that its thread may. */
export const readPdf = createPdfReader({ threads: 2, waiting: 200, waitMilliseconds: 60_000 })

/** A file gets a thread that no other file was read in. */
function readInThread(body: Uint8Array): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      name: 'pdf-reader',
      workerData: Uint8Array.from(body),
      resourceLimits,
      stdout: true,
      stderr: true,
    })
    let text: string | null = null
    const timer = setTimeout(() => void worker.terminate(), maxMilliseconds)
    worker.once('message', (read: string | null) => {
      text = read
      void worker.terminate()
    })
    worker.once('error', () => {})
    // Only now is its memory free for the next.
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
}
