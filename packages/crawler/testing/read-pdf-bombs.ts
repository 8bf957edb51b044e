import { pdfText } from '../src/page/pdf-text.ts'
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
  const before = process.memoryUsage.rss()
  const start = performance.now()
  let peak = before
  const samplePeak = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const timer = setInterval(samplePeak, 5)
  const text = await pdfText(body)
  clearInterval(timer)
  samplePeak()
  return {
    name,
    milliseconds: performance.now() - start,
    megabytes: (peak - before) / megabyte,
    isRight: isReadable ? text?.startsWith(readableText) === true : text === null,
  }
}
