import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Cell, Code } from './cells.ts'

// biome-ignore lint/plugin: a date that spreadsheets read as one
const instant = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** CSV in the format of Italian Excel, with no cell that it would run as a formula, except codes: it keeps `="…"` as text. */
export function csvFile(records: AsyncIterable<readonly Cell[]>): Readable {
  const file = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      date: (at) => instant.format(at).replace(',', ''),
      object: (value) => ({ value: `="${(value as Code).code}"`, escape_formulas: false }),
    },
  })
  // A failure truncates the stream, which the client notices.
  return pipeline(Readable.from(records), file, () => {})
}
