import { type RefusalCode, Refused } from './refusals.ts'

export type FileRecord = {
  /** The text in the file, without its line end. */
  raw: string
  lines: number
  /**
   * The cells of a quoted record; null where the raw text only has to be split, which is done later since a block has
   * thousands.
   */
  content: string[] | Refused | null
}

export type Split = { records: FileRecord[]; consumed: number }

/** A record of several lines must have as many cells as the heading, where that is known: otherwise a quote was left open. */
export type CsvShape = { delimiter: string; width: number | null }

export const maxRecordLength = 65_536
const maxLines = 50

/**
 * The records of a text that begins with one. A quote opens a field only at its start; where quoting goes wrong, one
 * line is refused and reading continues with the next, so a stray quote costs no other row. An unfinished record is
 * left to the next text, unless this is the last.
 */
export function splitCsv(text: string, { delimiter, width }: CsvShape, isEnd: boolean): Split {
  const records: FileRecord[] = []
  let quote = text.indexOf('"')
  let at = 0
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at)
    if (lineEnd === -1 && !isEnd) break
    const end = lineEnd === -1 ? text.length : lineEnd
    if (quote !== -1 && quote < at) quote = text.indexOf('"', at)
    const quoted = quote === -1 || quote > end ? 'unquoted' : readQuoted(text, at, delimiter)
    const isCut = quoted === 'waits' || (typeof quoted === 'object' && quoted.end === text.length)
    if (isCut && !isEnd && text.length - at <= maxRecordLength) break
    if (typeof quoted === 'object' && (quoted.lines === 1 || width === null || quoted.cells.length === width)) {
      const { cells, lines } = quoted
      records.push({ raw: withoutReturn(text.slice(at, quoted.end)), lines, content: cells })
      at = quoted.end + 1
      continue
    }
    records.push(lineOf(text.slice(at, end), quoted))
    at = end + 1
  }
  return { records, consumed: Math.min(at, text.length) }
}

/** Judged by the first line; a semicolon unless another delimiter is more frequent. */
export function detectDelimiter(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1)
  const count = (delimiter: string) => line.split(delimiter).length
  return [',', '\t'].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most), ';')
}

type QuotedRecord = { cells: string[]; end: number; lines: number }
type Unreadable = 'waits' | 'unclosed_quote' | 'text_after_quote'

/** A record with at least one quote, up to its line end at `end`; or why it cannot be read. */
function readQuoted(text: string, from: number, delimiter: string): QuotedRecord | Unreadable {
  const cells: string[] = []
  let lines = 1
  let lineEnd = indexOrEnd(text, '\n', from)
  let at = from
  for (;;) {
    const isQuoted = text[at] === '"'
    const cell = isQuoted
      ? readQuotedCell(text, at, from + maxRecordLength)
      : readBareCell(text, at, lineEnd, delimiter)
    if (typeof cell === 'string') return cell
    for (; lineEnd < cell.end; lineEnd = indexOrEnd(text, '\n', lineEnd + 1))
      if (++lines > maxLines) return 'unclosed_quote'
    cells.push(cell.value)
    at = text[cell.end] === '\r' && cell.end + 1 === lineEnd ? lineEnd : cell.end
    if (at === lineEnd) return at - from > maxRecordLength ? 'unclosed_quote' : { cells, end: at, lines }
    if (text[at] !== delimiter) return lines > 1 ? 'unclosed_quote' : 'text_after_quote'
    at++
  }
}

type Cell = { value: string; end: number }

/** A cell without quotes, searched for in its line only: the next delimiter may be megabytes away. */
function readBareCell(text: string, from: number, lineEnd: number, delimiter: string): Cell {
  const rest = text.slice(from, lineEnd)
  const next = rest.indexOf(delimiter)
  if (next === -1) return { value: withoutReturn(rest), end: lineEnd }
  return { value: rest.slice(0, next), end: from + next }
}

/** A cell whose opening quote is at `from`; `end` is after its closing quote, which is at `limit` at most. */
function readQuotedCell(text: string, from: number, limit: number): Cell | Unreadable {
  let value = ''
  for (let start = from + 1; ; ) {
    const close = text.indexOf('"', start)
    if (close === -1) return 'waits'
    if (close > limit) return 'unclosed_quote'
    value += text.slice(start, close)
    if (text[close + 1] !== '"') return { value, end: close + 1 }
    value += '"'
    start = close + 2
  }
}

/** The lines of a text. */
export function splitLines(text: string, isEnd: boolean): Split {
  const records: FileRecord[] = []
  let at = 0
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at)
    if (lineEnd === -1 && !isEnd) break
    const end = lineEnd === -1 ? text.length : lineEnd
    records.push(lineOf(text.slice(at, end), 'unquoted'))
    at = end + 1
  }
  return { records, consumed: Math.min(at, text.length) }
}

/** A single line: to be split later, or refused because of its quotes. */
function lineOf(line: string, quoted: QuotedRecord | Unreadable | 'unquoted'): FileRecord {
  const raw = withoutReturn(line)
  const refused = (code: RefusalCode) => ({ raw, lines: 1, content: new Refused(code) })
  if (raw.length > maxRecordLength) return refused('line_too_long')
  if (quoted === 'unquoted') return { raw, lines: 1, content: null }
  return refused(quoted === 'text_after_quote' ? quoted : 'unclosed_quote')
}

function indexOrEnd(text: string, what: string, from: number): number {
  const index = text.indexOf(what, from)
  return index === -1 ? text.length : index
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
