import { Worker } from 'node:worker_threads'

const maxBytes = 5 * 1024 * 1024
const maxMilliseconds = 10_000
const maxMegabytes = 96

/** The text layer of a PDF; null if it has none, is broken, or takes too long. */
export function pdfText(body: Uint8Array): Promise<string | null> {
  if (body.byteLength > maxBytes) return Promise.resolve(null)
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: Uint8Array.from(body),
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      stdout: true,
      stderr: true,
    })
    const finish = (text: string | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(text)
    }
    const timer = setTimeout(() => finish(null), maxMilliseconds)
    worker.once('message', (text: string | null) => finish(text))
    worker.once('error', () => finish(null))
    worker.once('exit', () => finish(null))
  })
}
