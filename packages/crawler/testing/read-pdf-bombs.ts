import type { Worker } from 'node:worker_threads'
import { readPdf } from '../src/page/read-pdf.ts'
import { type PdfBomb, pdfBombs, readableText } from './pdf-bombs.ts'

/** Half of the reader's own limit: none may need to be broken off by the clock. */
export const maxMilliseconds = 5_000
export const maxMegabytes = 100

const megabyte = 1024 * 1024

export type BombReading = {
  name: string
  milliseconds: number
  /** How far the whole process grew, the reader's thread with it. */
  megabytes: number
  isRight: boolean
}

/** Reads the bombs one after the other, as a process would that meets nothing else. */
export async function readPdfBombs(): Promise<BombReading[]> {
  const readings: BombReading[] = []
  for (const bomb of pdfBombs) readings.push(await readBomb(bomb))
  return readings
}

async function readBomb({ name, bytes, isReadable }: PdfBomb): Promise<BombReading> {
  const body = bytes()
  const start = performance.now()
  const { result: reading, megabytes } = await measureGrowth(() => readPdf(body))
  const text = reading.isBusy ? undefined : reading.text
  return {
    name,
    milliseconds: performance.now() - start,
    megabytes,
    isRight: isReadable ? text?.startsWith(readableText) === true : text === null,
  }
}

/** How far the process grows meanwhile, and how many threads it has at once; nothing else here starts one. */
export async function measureGrowth<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; megabytes: number; threads: number }> {
  const before = process.memoryUsage.rss()
  let peak = before
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  let running = 0
  let threads = 0
  const count = (worker: Worker) => {
    running += 1
    threads = Math.max(threads, running)
    worker.once('exit', () => {
      running -= 1
    })
  }
  process.on('worker', count)
  const timer = setInterval(sample, 5)
  const result = await work()
  clearInterval(timer)
  process.off('worker', count)
  sample()
  return { result, megabytes: (peak - before) / megabyte, threads }
}
