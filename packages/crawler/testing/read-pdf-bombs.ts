import { readdirSync, readFileSync } from 'node:fs'
import { pdfThread, readPdf } from '../src/page/read-pdf.ts'
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

/** How far the process grows meanwhile, and how many threads read PDFs at once. */
export async function measureGrowth<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; megabytes: number; readers: number }> {
  const before = process.memoryUsage.rss()
  let peak = before
  let readers = 0
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
    readers = Math.max(readers, countReaders())
  }
  const timer = setInterval(sample, 5)
  const result = await work()
  clearInterval(timer)
  sample()
  return { result, megabytes: (peak - before) / megabyte, readers }
}

function countReaders(): number {
  return readdirSync('/proc/self/task').filter((task) => nameOf(task) === pdfThread).length
}

/** A thread may have ended since it was listed. */
function nameOf(task: string): string | null {
  try {
    return readFileSync(`/proc/self/task/${task}/comm`, 'utf8').trim()
  } catch {
    return null
  }
}
