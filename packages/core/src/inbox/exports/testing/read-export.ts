import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { type CellValue, readXlsx } from 'hucre/xlsx'
import type { Db } from '../../../platform/db/client.ts'
import type { SeatedViewer } from '../../../platform/viewer.ts'
import { makeLicence, makeUser } from '../../../testing/people.ts'
import { exportFile } from '../export-file.ts'

/** Makes a person with a seat in a new licence. */
export async function makeExporter(db: Db, credits: number, now: Date): Promise<SeatedViewer> {
  const { userId } = await makeUser(db)
  const { licenceNo } = await makeLicence(db, { starts_at: now, monthly_credits: credits })
  return { userId, language: 'it', seat: { licenceNo } } as SeatedViewer
}

/** The public identifiers of positions, in the order of their numbers. */
export async function positionIdsOf(db: Db, numbers: number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('position')
    .select(['position_no', 'position_id'])
    .where('position_no', 'in', numbers)
    .execute()
  return numbers.map((no) => rows.find((row) => row.position_no === no)?.position_id ?? '')
}

export function exportIdOf(url: string): string {
  return new URL(url, 'https://vedetta.example').searchParams.get('exportID') ?? ''
}

/** The cells of an exported CSV file, its headings first. */
export async function readCsv(db: Db, viewer: SeatedViewer, url: string, now: Date): Promise<string[][]> {
  const { content } = await exportFile({ db, advertTexts: 'whole' }, viewer, exportIdOf(url), now)
  return parse(await text(content), { delimiter: ';', bom: true })
}

/** The cells of the first sheet of an Excel file, its headings first. */
export async function readXlsxCells(bytes: Uint8Array): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(bytes)
  return sheets[0]?.rows ?? []
}
