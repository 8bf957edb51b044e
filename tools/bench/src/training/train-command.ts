import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { scorerFile } from '@vedetta/crawler/score/load-scorer'
import { drawnRows } from './drawn/drawn-rows.ts'
import { fixtureRows, furtherRows } from './folder-rows.ts'
import { learnedSets } from './learned-sets.ts'
import { encodeTrained, trainScorer } from './train-scorer.ts'

/** Learns the weights of the reader from the fixture sets, drawn pages and any further folders of sites, and writes them where it loads them from. */
export async function benchTrainScorer(folders: readonly string[]): Promise<void> {
  const drawn = drawnRows()
  const rows = [...(await fixtureRows()), ...drawn.rows, ...(await furtherRows(folders))]
  const sets = await learnedSets(folders, drawn)
  const bytes = encodeTrained(trainScorer(rows), sets)
  await mkdir(dirname(scorerFile.pathname), { recursive: true })
  await writeFile(scorerFile, bytes)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  console.log(
    `${rows.length} candidates of ${sets.length} sets: ${bytes.length} bytes, digest ${digest}, written to ${scorerFile.pathname}`,
  )
}
