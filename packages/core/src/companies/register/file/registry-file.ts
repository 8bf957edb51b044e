import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { RawRow } from './columns.ts'
import { detectDelimiter, type FileRecord, maxRecordLength, type Split, splitCsv, splitLines } from './csv-records.ts'
import { bytesOf, decodeText, detectEncoding, type Encoding, utf8OfBytes } from './encoding.ts'
import { type CsvLayout, csvRow, jsonRow, RegistryFileError, readLayout } from './raw-rows.ts'
import { Refused } from './refusals.ts'

/** How far a file was read: always the end of a record. */
export type FilePosition = { bytes: number; lines: number }

export type FileFormat = { kind: 'ndjson' } | { kind: 'csv'; delimiter: string; layout: CsvLayout }

export type RegistryFile = {
  name: string
  size: number
  encoding: Encoding
  format: FileFormat
  /** The position of the first row. */
  start: FilePosition
  /** Of the whole content and of how it is read. */
  fingerprint: Buffer
  handle: FileHandle
}

/** A row of a file, not yet parsed. */
export type RegistryRecord = FileRecord & { line: number }

const headBytes = 1 << 20
const hashBytes = 1 << 22

/** Detects format, delimiter, encoding and columns from the head of a file; `encoding` overrides the detected one. */
export async function openRegistryFile(path: string, encoding?: Encoding): Promise<RegistryFile> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const head = await readBytes(handle, 0, Math.min(size, headBytes))
    const detected = detectEncoding(head)
    const used = encoding ?? detected.encoding
    const { format, start } = readHead(head.subarray(detected.textStart), used, size === head.length)
    return {
      name: basename(path),
      size,
      encoding: used,
      format,
      start: { bytes: start.bytes + detected.textStart, lines: start.lines },
      fingerprint: await fingerprintOf(handle, size, used),
      handle,
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function readHead(head: Buffer, encoding: Encoding, isWhole: boolean): { format: FileFormat; start: FilePosition } {
  const text = encoding === 'utf-8' ? head.toString('utf8') : (decodeText(head, encoding) ?? '')
  if (text.trimStart().startsWith('{')) return { format: { kind: 'ndjson' }, start: { bytes: 0, lines: 0 } }
  const delimiter = detectDelimiter(text)
  const [heading] = splitCsv(text.slice(0, maxRecordLength), { delimiter, width: null }, isWhole).records
  if (heading === undefined || heading.content instanceof Refused)
    throw new RegistryFileError('The file begins with no heading.')
  const end = text.indexOf('\n', heading.raw.length)
  const bytes = end === -1 ? head.length : bytesOf(text.slice(0, end + 1), encoding)
  return {
    format: { kind: 'csv', delimiter, layout: readLayout(heading.content ?? heading.raw.split(delimiter)) },
    start: { bytes, lines: heading.lines },
  }
}

async function fingerprintOf(handle: FileHandle, size: number, encoding: Encoding): Promise<Buffer> {
  const hash = createHash('sha256').update(`${encoding}\n`)
  for (let at = 0; at < size; at += hashBytes) hash.update(await readBytes(handle, at, Math.min(hashBytes, size - at)))
  return hash.digest()
}

/** The records after a position, some megabytes at a time; never more in memory, however long a line is. */
export async function* readRecords(
  file: RegistryFile,
  from: FilePosition,
  batchBytes: number,
): AsyncGenerator<{ records: RegistryRecord[]; end: FilePosition }> {
  let { bytes, lines } = from
  while (bytes < file.size) {
    const length = Math.min(file.size - bytes, Math.max(batchBytes, 2 * maxRecordLength))
    const block = await readBytes(file.handle, bytes, length)
    const isEnd = bytes + block.length >= file.size
    const whole = isEnd ? block : block.subarray(0, block.lastIndexOf(10) + 1)
    if (whole.length === 0) {
      const raw = block.toString('latin1', 0, maxRecordLength)
      const records = [{ line: lines + 1, lines: 1, raw, content: new Refused('line_too_long') }]
      bytes = await lineEndAfter(file, bytes + block.length)
      lines += 1
      yield { records, end: { bytes, lines } }
      continue
    }
    const { records, consumedBytes } = splitBlock(whole, file, isEnd)
    bytes += consumedBytes
    const rows: RegistryRecord[] = []
    for (const record of records) {
      const line = lines + 1
      lines += record.lines
      if (!isBlank(record)) rows.push({ ...record, line })
    }
    yield { records: rows, end: { bytes, lines } }
  }
}

function splitBlock(
  bytes: Buffer,
  { encoding, format }: RegistryFile,
  isEnd: boolean,
): { records: FileRecord[]; consumedBytes: number } {
  const split = (text: string): Split =>
    format.kind === 'csv'
      ? splitCsv(text, { delimiter: format.delimiter, width: format.layout.width }, isEnd)
      : splitLines(text, isEnd)
  const text = decodeText(bytes, encoding)
  if (text !== null) {
    const { records, consumed } = split(text)
    const isAll = consumed === text.length
    return { records, consumedBytes: isAll ? bytes.length : bytesOf(text.slice(0, consumed), encoding) }
  }
  // Some of it is not UTF-8: delimiters and line ends are the same bytes, so the valid rows can still be separated.
  const { records, consumed } = split(bytes.toString('latin1'))
  return { records: records.map(inUtf8), consumedBytes: consumed }
}

function inUtf8(record: FileRecord): FileRecord {
  const raw = utf8OfBytes(record.raw)
  if (raw === null) return { ...record, content: new Refused('bad_encoding') }
  const { content } = record
  return {
    ...record,
    raw,
    content: Array.isArray(content) ? content.map((cell) => utf8OfBytes(cell) ?? cell) : content,
  }
}

const isBlank = ({ raw, content }: FileRecord) => content === null && raw.trim() === ''

/** Throws `Refused` where the record is no row. */
export function rawRowOf({ raw, content }: FileRecord, format: FileFormat): RawRow {
  if (content instanceof Refused) throw content
  return format.kind === 'csv' ? csvRow(format.layout, content ?? raw.split(format.delimiter)) : jsonRow(raw)
}

async function lineEndAfter({ handle, size }: RegistryFile, from: number): Promise<number> {
  for (let at = from; at < size; at += hashBytes) {
    const found = (await readBytes(handle, at, Math.min(hashBytes, size - at))).indexOf(10)
    if (found !== -1) return at + found + 1
  }
  return size
}

async function readBytes(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at)
  if (bytesRead < length) throw new RegistryFileError('The file became shorter while it was read.')
  return buffer
}
