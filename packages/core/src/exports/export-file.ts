import { pipeline, Readable } from 'node:stream'
import type { Language } from '@vedetta/contracts/labels'
import { exportLastsDays } from '@vedetta/contracts/position-export'
import { stringify } from 'csv-stringify'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import type { Viewer } from '../viewer.ts'
import { csvColumns } from './csv-columns.ts'
import { selectExportLines } from './export-lines.queries.ts'
import { selectExport } from './exports.queries.ts'

const batch = 500
const dayMs = 86_400_000

/** The file of an export, written while it is read: as Italian Excel opens it, and with no cell that Excel would run. */
export async function exportFile(
  db: Db,
  viewer: Viewer,
  exportId: string,
  now: Date,
): Promise<{ name: string; content: Readable }> {
  const made = await selectExport(db, viewer, exportId, new Date(now.getTime() - exportLastsDays * dayMs))
  if (!made) throw new AppError('unknown_export')
  const file = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true })
  // A failure ends the file in the middle, which whoever reads it notices.
  const content = pipeline(Readable.from(records(db, viewer, made.position_nos)), file, () => {})
  return { name: `vedetta-${made.made_at.toISOString().slice(0, 10)}.csv`, content }
}

async function* records(
  db: Db,
  { userId, language }: { userId: string; language: Language },
  numbers: readonly number[],
): AsyncGenerator<(string | number)[]> {
  yield csvColumns.map(({ heading }) => heading[language])
  for (let from = 0; from < numbers.length; from += batch) {
    for (const line of await selectExportLines(db, userId, numbers.slice(from, from + batch)))
      yield csvColumns.map(({ cell }) => cell(line, language))
  }
}
