import type { ClientBase, Pool } from 'pg'
import type { Encoding } from './file/encoding.ts'
import { openRegistryFile, type RegistryFile, readRecords } from './file/registry-file.ts'
import { VatSet } from './file/vat-set.ts'
import { checkBatch, type ImportFacts, writeBatch } from './import-batch.ts'
import { createStaging, selectAtecoCodes, selectRegister } from './import-rows.queries.ts'
import {
  deleteRun,
  endRun,
  type ImportCounts,
  type ImportRun,
  lockFile,
  openRun,
  selectTaken,
} from './import-run.queries.ts'
import { createSiteStaging } from './import-sites.queries.ts'
import { openRefusedRows, type RefusedRowsFile } from './refused-rows-file.ts'

export type ImportOptions = {
  /** The file that refused rows are written to. */
  refusedPath: string
  /** Overrides the detected encoding. */
  encoding?: Encoding
  /** How much of the file is read and written per batch. */
  batchBytes?: number
  onProgress?: (bytesRead: number, size: number) => void
}

export type ImportResult = ImportCounts & {
  /** The line after which an interrupted import was resumed; null where it began at the start. */
  resumedAfterLine: number | null
  ignoredColumns: readonly string[]
  /** Editions of ATECO that were not imported, so that their codes could not be checked. */
  missingEditions: readonly string[]
}

const usualBatchBytes = 1 << 21

/**
 * Imports a file of registry data. Interrupted at any moment and started again, it resumes after its last batch with
 * the same result; importing the same file again changes only what differs.
 */
export async function importCompanies(
  pool: Pool,
  path: string,
  { refusedPath, encoding, batchBytes = usualBatchBytes, onProgress = () => {} }: ImportOptions,
  now: Date,
): Promise<ImportResult> {
  const file = await openRegistryFile(path, encoding)
  const client = await pool.connect()
  try {
    await lockFile(client, file.fingerprint)
    const { run, isNew, refusedRows } = await openOrResume(client, file, refusedPath, now)
    try {
      const facts = await readFacts(client, file, now)
      await importBatches(client, file, { run, facts, refusedRows, batchBytes, onProgress, now })
      const counts = await endRun(client, run.runNo)
      return {
        ...counts,
        resumedAfterLine: isNew ? null : run.position.lines,
        ignoredColumns: file.format.kind === 'csv' ? file.format.layout.ignored : [],
        missingEditions: (['2007', '2025'] as const).filter((edition) => facts.ateco[edition].size === 0),
      }
    } finally {
      await refusedRows.close()
    }
  } finally {
    // Not returned to the pool: its lock, temporary tables and open transaction end with the connection.
    client.release(true)
    await file.handle.close()
  }
}

type OpenedRun = { run: ImportRun; isNew: boolean; refusedRows: RefusedRowsFile }

/** Resumes an interrupted import of the same file, or starts over where its file of refused rows is gone. */
async function openOrResume(
  client: ClientBase,
  file: RegistryFile,
  refusedPath: string,
  now: Date,
): Promise<OpenedRun> {
  const { isNew, ...run } = await openRun(client, file, now)
  const refusedRows = await openRefusedRows(refusedPath, run.refusedBytes)
  if (refusedRows !== null) return { run, isNew, refusedRows }
  await deleteRun(client, run.runNo)
  return openOrResume(client, file, refusedPath, now)
}

async function readFacts(client: ClientBase, file: RegistryFile, now: Date): Promise<ImportFacts> {
  return {
    ateco: { '2007': await selectAtecoCodes(client, '2007'), '2025': await selectAtecoCodes(client, '2025') },
    register: await selectRegister(client),
    thisYear: now.getUTCFullYear(),
    format: file.format,
    fileName: file.name,
  }
}

type Reading = Pick<OpenedRun, 'run' | 'refusedRows'> &
  Required<Pick<ImportOptions, 'batchBytes' | 'onProgress'>> & { facts: ImportFacts; now: Date }

/** Reads and validates a batch while the one before is written. */
async function importBatches(
  client: ClientBase,
  file: RegistryFile,
  { run, facts, refusedRows, batchBytes, onProgress, now }: Reading,
): Promise<void> {
  const taken = new VatSet()
  for await (const packed of selectTaken(client, run.runNo)) taken.addAll(packed)
  await createStaging(client)
  await createSiteStaging(client)
  let writing: Promise<unknown> = Promise.resolve()
  for await (const { records, end } of readRecords(file, run.position, batchBytes)) {
    const checked = checkBatch(records, facts, taken)
    await writing
    onProgress(end.bytes, file.size)
    writing = writeBatch(client, run.runNo, checked, { position: end, refusedRows, now })
    // A rejection is handled where `writing` is awaited.
    writing.catch(() => {})
  }
  await writing
}
