import type { Readable } from 'node:stream'
import { dayMs } from '@vedetta/contracts/durations'
import { retention } from '@vedetta/contracts/retention'
import { readSettings } from '../accounts/read-settings.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { yearOfLicence } from '../ledger/year-of-licence.ts'
import type { SeatedViewer } from '../viewer.ts'
import type { Cell } from './cells.ts'
import { contactColumns } from './contact-columns.ts'
import { csvFile } from './csv-file.ts'
import { exportColumns } from './export-columns.ts'
import { type LicenceYear, selectExportContacts } from './export-contacts.queries.ts'
import { selectExportLines } from './export-lines.queries.ts'
import { selectExport } from './exports.queries.ts'

const batch = 500

/** Streams the file of an export. Contacts are read at download, so that people who have opted out since are not in it. */
export async function exportFile(
  db: Db,
  viewer: SeatedViewer,
  exportId: string,
  now: Date,
): Promise<{ name: string; content: Readable }> {
  const made = await selectExport(db, viewer, exportId, new Date(now.getTime() - retention.exportDays * dayMs))
  if (!made) throw new AppError('unknown_export')
  const { exportContacts } = await readSettings(db, viewer.userId)
  const { licenceNo } = viewer.seat
  const licence = exportContacts ? { licenceNo, year: await yearOfLicence(db, licenceNo, now) } : null
  const content = csvFile(records(db, viewer, made.position_nos, licence))
  return { name: `vedetta-${made.made_at.toISOString().slice(0, 10)}.csv`, content }
}

/** With the contacts that the licence may export, if one is given. */
async function* records(
  db: Db,
  { userId, language }: SeatedViewer,
  numbers: readonly number[],
  licence: LicenceYear | null,
): AsyncGenerator<Cell[]> {
  const further = licence === null ? [] : contactColumns
  yield [...exportColumns, ...further].map(({ heading }) => heading[language])
  for (let from = 0; from < numbers.length; from += batch) {
    const lines = await selectExportLines(db, userId, numbers.slice(from, from + batch))
    const companyNos = lines.map(({ company_no }) => company_no)
    const contacts = licence === null ? null : await selectExportContacts(db, licence, companyNos)
    for (const line of lines)
      yield [
        ...exportColumns.map(({ cell }) => cell(line, language)),
        ...further.map(({ cell }) => cell(contacts?.get(line.company_no))),
      ]
  }
}
