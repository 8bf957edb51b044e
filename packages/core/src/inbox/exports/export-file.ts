import type { Readable } from 'node:stream'
import type { ExportFormat } from '@vedetta/contracts/facts/export-choices'
import { yearOfLicence } from '../../customers/ledger/year-of-licence.ts'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { TextDelivery } from '../positions/leaving-text.ts'
import type { Cell, ColumnKind } from './cells.ts'
import { chosenColumns } from './chosen-columns.ts'
import { contactColumns } from './contact-columns.ts'
import { csvFile } from './csv-file.ts'
import { exportColumns } from './export-columns.ts'
import { type LicenceYear, takeExportContacts } from './export-contacts.queries.ts'
import { selectExportLines } from './export-lines.queries.ts'
import { type ExportChoices, selectExport } from './exports.queries.ts'
import { exportsSince } from './past-exports.ts'
import { xlsxFile } from './xlsx-file.ts'

const batch = 500

type Write = (records: AsyncIterable<readonly Cell[]>, kinds: readonly ColumnKind[]) => Readable

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
} as const satisfies Record<ExportFormat, { type: string; write: Write }>

export const exportFileTypes = Object.values(formats).map(({ type }) => type)

/**
 * Streams the file of an export. It is written at each download, so that people who have opted out since are not in
 * it, whether as contacts or within a description.
 */
export async function exportFile(
  delivery: TextDelivery,
  viewer: SeatedViewer,
  exportId: string,
  now: Date,
): Promise<{ name: string; type: string; content: Readable }> {
  const { db } = delivery
  const made = await selectExport(db, viewer, exportId, exportsSince(now))
  if (!made) throw new AppError('unknown_export')
  const { licenceNo } = viewer.seat
  const licence = made.fields.includes('contacts') ? { licenceNo, year: await yearOfLicence(db, licenceNo, now) } : null
  const { type, write } = formats[made.format]
  const columns = columnsOf(made)
  const kinds = [...columns, ...(licence === null ? [] : contactColumns)].map(({ kind }) => kind)
  const content = write(records(delivery, viewer, made, licence), kinds)
  return { name: `vedetta-${made.made_at.toISOString().slice(0, 10)}.${made.format}`, type, content }
}

function columnsOf({ fields }: ExportChoices) {
  return [...exportColumns, ...fields.flatMap((field) => (field === 'contacts' ? [] : chosenColumns[field]))]
}

/** With the contacts that the licence may export, if one is given. */
async function* records(
  { db, advertTexts }: TextDelivery,
  { userId, language }: SeatedViewer,
  made: ExportChoices & { readonly position_nos: readonly number[] },
  licence: LicenceYear | null,
): AsyncGenerator<Cell[]> {
  const columns = columnsOf(made)
  const further = licence === null ? [] : contactColumns
  yield [...columns, ...further].map(({ heading }) => heading[language])
  const withDescription = made.fields.includes('description')
  for (let from = 0; from < made.position_nos.length; from += batch) {
    const numbers = made.position_nos.slice(from, from + batch)
    const lines = await selectExportLines(db, userId, numbers, { withDescription })
    const companyNos = lines.map(({ company_no }) => company_no)
    const contacts = licence === null ? null : await takeExportContacts(db, licence, companyNos)
    for (const line of lines)
      yield [
        ...columns.map(({ cell }) => cell(line, language, advertTexts)),
        ...further.map(({ cell }) => cell(contacts?.get(line.company_no))),
      ]
  }
}
