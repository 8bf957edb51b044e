import { pipeline } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { nameKey } from './name-key.ts'
import { ReferenceFileError } from './reference-file-error.ts'
import { findLayout, type TableLayout } from './table-layout.ts'
import { readText } from './text-file.ts'

const maxRecordChars = 256 * 1024

type ParsedRecord = { record: string[]; info: Info }

type TableRow<Layout> = {
  layout: Layout
  /** The trimmed text under a heading, empty if the table has no such heading. */
  cell: (heading: string | undefined) => string
  malformed: (expected: string) => ReferenceFileError
}

/** The rows of a table that is published in one of these layouts. */
export async function* readTable<Layout extends TableLayout>(
  path: string,
  layouts: readonly Layout[],
): AsyncGenerator<TableRow<Layout>> {
  let headings: string[] | undefined
  let layout: Layout | undefined
  for await (const { record, info } of readRecords(path)) {
    if (headings === undefined) {
      headings = record.map(nameKey)
      layout = findLayout(layouts, headings)
      if (!layout) throw new ReferenceFileError(path, 1, `the headings ${describe(layouts)}`)
    } else if (layout) {
      yield rowOf(path, layout, headings, record, info.lines)
    }
  }
  if (headings === undefined) throw new ReferenceFileError(path, 1, `the headings ${describe(layouts)}`)
}

/** The headings of a table, folded; none if the file is empty. */
export async function readHeadings(path: string): Promise<string[]> {
  for await (const { record } of readRecords(path)) return record.map(nameKey)
  return []
}

function rowOf<Layout>(
  path: string,
  layout: Layout,
  headings: string[],
  record: string[],
  line: number,
): TableRow<Layout> {
  return {
    layout,
    cell: (heading) => (heading === undefined ? '' : (record[headings.indexOf(heading)]?.trim() ?? '')),
    malformed: (expected) => new ReferenceFileError(path, line, expected),
  }
}

async function* readRecords(path: string): AsyncGenerator<ParsedRecord> {
  const parser = parse({
    bom: true,
    delimiter: await findDelimiter(path),
    info: true,
    max_record_size: maxRecordChars,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  try {
    // Errors of the pipeline surface in the iteration.
    yield* pipeline(readText(path), parser, () => {}) as AsyncIterable<ParsedRecord>
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ReferenceFileError(path, Number(error.lines ?? 1), `well-formed CSV (${error.message})`, { cause: error })
  }
}

/** ISTAT's spreadsheets become CSV with semicolons where Excel is Italian, with commas elsewhere. */
async function findDelimiter(path: string): Promise<string> {
  let start = ''
  for await (const text of readText(path)) {
    start += text
    if (start.length >= maxRecordChars || unquoted(start).includes('\n')) break
  }
  const [headings = ''] = unquoted(start).split('\n', 1)
  const count = (delimiter: string) => headings.split(delimiter).length
  return [';', '\t'].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most), ',')
}

const unquoted = (text: string) => text.replace(/"[^"]*("|$)/g, '')

const describe = (layouts: readonly TableLayout[]) => layouts.map(({ required }) => required.join(', ')).join('; or ')
