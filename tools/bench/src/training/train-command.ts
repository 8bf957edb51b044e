import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { scorerFile } from '@vedetta/crawler/score/load-scorer'
import { inLanguages } from '../reading/languages-option.ts'
import { drawnRows } from './drawn/drawn-rows.ts'
import { fixtureRows, furtherRows } from './folder-rows.ts'
import { learnedSets, setDigest } from './learned-sets.ts'
import { confidencesFile, encodeNumberRows, numberRow, readRealRows, realRowsFile } from './number-rows.ts'
import { encodeTrained, type LearnedWords, learnWords, trainScorers, weightsOf } from './train-scorer.ts'

/** What words say, learned from the fixture sets and drawn pages. */
export async function wordsOfRepository(): Promise<LearnedWords> {
  return learnWords([...(await fixtureRows()), ...drawnRows().rows])
}

/** Writes the candidates of folders of real sites as numbers, for `train-scorer` to learn from without the folders. */
export async function benchReaderRows(folders: readonly string[], languages: string | undefined): Promise<void> {
  const words = weightsOf(await wordsOfRepository())
  const rows = (await furtherRows(folders, inLanguages(languages))).map((row) => numberRow(row, words))
  const bytes = encodeNumberRows(rows, await Promise.all(folders.map(setDigest)))
  await writeFile(realRowsFile, bytes)
  console.log(`${rows.length} candidates: ${bytes.length} bytes, digest ${digestOf(bytes)}`)
}

/** Learns the weights of the reader from the fixture sets, drawn pages and the rows of real sites, and writes them where it loads them from. */
export async function benchTrainScorer(): Promise<void> {
  const words = await wordsOfRepository()
  const real = await readRealRows()
  const sets = [...(await learnedSets(drawnRows())), ...real.sets]
  const [trained] = await trainScorers(words, real.rows, [() => true])
  if (!trained) throw new Error('the trainer wrote nothing')
  const bytes = encodeTrained(trained, sets)
  await writeFile(scorerFile, bytes)
  await writeFile(confidencesFile, `${trained.confidences.map((one) => one.toFixed(6)).join('\n')}\n`)
  console.log(
    `${words.rows.length + real.rows.length} candidates of ${sets.length} sets: ${bytes.length} bytes, digest ${digestOf(bytes)}`,
  )
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
