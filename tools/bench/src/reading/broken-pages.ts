import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@vedetta/contracts/text/durations'
import { type BrokenReading, maxMilliseconds, readBrokenPages } from '@vedetta/crawler/testing/broken-pages'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import {
  type BombReading,
  maxMegabytes as maxBombMegabytes,
  maxMilliseconds as maxBombMilliseconds,
  readPdfBombs,
} from '@vedetta/crawler/testing/read-pdf-bombs'
import { recordedAnswers } from '@vedetta/crawler/testing/recorded-answers'

const maxShownProblems = 20

/** Reads PDF bombs, then many broken pages; exits with an error if one threw, took too long or was misread. */
export async function benchBrokenPages({ pages, seed }: { pages: number; seed: number }): Promise<void> {
  const bombs = await readPdfBombs()
  console.log(`${bombs.length} PDF bombs: ${describeBombs(bombs)}`)
  if (bombs.some(isBad)) process.exitCode = 1
  const answers = await recordedAnswers(fixtureSets.tuned)
  const reading = await readBrokenPages(answers, { pages, seed, maxSeconds: (4 * hourMs) / 1_000 })
  console.log(`${reading.pages} broken pages of ${answers.length} answers, seed ${seed}, ${reading.quotes} quotes`)
  console.log(`slowest: ${reading.slowestMilliseconds.toFixed(1)} ms of CPU, ${describeSlowest(reading)}`)
  console.log(`problems: ${reading.problems.length}`)
  if (reading.problems.length === 0) return
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-broken-'))
  for (const [index, { what, role, fetched }] of reading.problems.slice(0, maxShownProblems).entries()) {
    const file = join(folder, `${index}.html`)
    await writeFile(file, fetched.body)
    console.log(`${fetched.url} as ${role} ${what} (${file})`)
  }
  process.exitCode = 1
}

function describeSlowest({ slowest }: BrokenReading): string {
  if (slowest === null) return `below ${maxMilliseconds}`
  return `${slowest.fetched.body.length} bytes of ${slowest.fetched.url} as ${slowest.role}`
}

function describeBombs(bombs: readonly BombReading[]): string {
  const slowest = Math.max(...bombs.map(({ milliseconds }) => milliseconds))
  const largest = Math.max(...bombs.map(({ megabytes }) => megabytes))
  const wrong = bombs.filter(isBad).map(({ name }) => name)
  return `slowest ${slowest.toFixed(0)} ms, most memory ${largest.toFixed(0)} MB, wrong: ${wrong.join(', ') || 'none'}`
}

function isBad({ isRight, milliseconds, megabytes }: BombReading): boolean {
  return !isRight || milliseconds > maxBombMilliseconds || megabytes > maxBombMegabytes
}
