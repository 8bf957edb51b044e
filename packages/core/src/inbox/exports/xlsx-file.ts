import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Cell, ColumnKind } from './cells.ts'

/** Excel calls a file with a longer cell damaged. */
const maxCellLength = 32_767

/** Widths in characters. */
const columnOf = {
  text: { width: 28 },
  long: { width: 60 },
  code: { width: 14 },
  number: { width: 14, numFmt: '#,##0' },
  instant: { width: 17, numFmt: 'dd/mm/yyyy hh:mm' },
} as const satisfies Record<ColumnKind, object>

/** An Excel file with typed cells: no text is a formula. Rows are pulled as the reader takes the bytes. */
export function xlsxFile(records: AsyncIterable<readonly Cell[]>, kinds: readonly ColumnKind[]): Readable {
  const sheet = { name: 'Vedetta', columns: kinds.map((kind) => columnOf[kind]), freezePane: { rows: 1 } }
  return Readable.fromWeb(writeXlsxStream(rowsOf(records), sheet) as ReadableStream)
}

async function* rowsOf(records: AsyncIterable<readonly Cell[]>) {
  for await (const cells of records) yield cells.map(xlsxValue)
}

function xlsxValue(cell: Cell): string | number | Date | null {
  if (cell instanceof Date) return italianTime(cell)
  if (typeof cell === 'object' && cell !== null) return cell.code
  return typeof cell === 'string' ? xmlText(cell) : cell
}

/** Excel's dates have no zone: the digits of the clock in Italy. */
function italianTime(at: Date): Date {
  return new Date(`${clock.format(at).replace(' ', 'T')}Z`)
}

// biome-ignore lint/plugin: reads the wall clock of Italy for a cell that is a date
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' })

/** Without the two characters that XML has not and the library lets pass, and with what looks like an escape of its own kept. */
function xmlText(text: string): string {
  return text
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .slice(0, maxCellLength)
}
