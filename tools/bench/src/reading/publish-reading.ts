import { readFile, writeFile } from 'node:fs/promises'
import type { QualityRow } from '@vedetta/contracts/watch/reading-quality'
import { loadMeasurement } from './measurement.ts'
import { qualityRows } from './quality-row.ts'
import { withQualityTable } from './quality-table.ts'

const figuresFile = new URL('../../../../packages/contracts/src/watch/reading-quality.json', import.meta.url)
const document = new URL('../../../../docs/performance/reading.md', import.meta.url)

/** Files of measurements by kind of site. */
type Files = { real: readonly string[]; written: readonly string[] }

/** Writes the figures that the public page and the document state, from measurements alone: neither names nor words of a site. */
export async function publishReading(files: Files): Promise<void> {
  const rows: QualityRow[] = []
  for (const kind of ['real', 'written'] as const)
    rows.push(...qualityRows(kind, await Promise.all(files[kind].map(loadMeasurement))))
  if (rows.length === 0) throw new Error('no measurement was named')
  await writeFile(figuresFile, `${JSON.stringify({ rows }, null, 2)}\n`)
  await writeFile(document, withQualityTable(await readFile(document, 'utf8'), rows))
  for (const { kind, how, sites, f1 } of rows) console.log(`${kind}, ${how}: ${sites} sites, F1 ${f1.value.toFixed(3)}`)
}
