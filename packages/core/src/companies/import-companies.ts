import type { ClientBase, Pool } from 'pg'
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
import type { Encoding } from './registry/encoding.ts'
import { openRegistryFile, type RegistryFile, readRecords } from './registry/registry-file.ts'
import { VatSet } from './registry/vat-set.ts'

export type ImportOptions = {
  /** Gets what is refused. */
  refusedPath: string
  /** Where the operator knows it better than the file's head tells. */
  encoding?: Encoding
  /** How much of the file is read and written at a time. */
  batchBytes?: number
  onProgress?: (bytesRead: number, size: number) => void
}

export type ImportResult = ImportCounts & {
  /** The line after which an import that was cut off went on; null where it began at the beginning. */
  resumedAfterLine: number | null
  ignoredColumns: readonly string[]
  /** Editions of ATECO that were not there to be checked against. */
  missingEditions: readonly string[]
}

const usualBatchBytes = 1 << 21

/**
 * Takes in a file of registry data. Cut off at any moment and started again, it goes on after its last batch and ends in the same result;
 * imported again, it changes only what differs.
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
    const { run, isNew, refusedRows } = await takeUp(client, file, refusedPath, now)
    try {
      const facts = await readFacts(client, file, now)
      await readOn(client, file, { run, facts, refusedRows, batchBytes, onProgress, now })
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
    // Not given back to the pool: its lock, its temporary tables and whatever transaction is open end with it.
    client.release(true)
    await file.handle.close()
  }
}

type TakenUp = { run: ImportRun; isNew: boolean; refusedRows: RefusedRowsFile }

/** Goes on where an import of the same file was cut off; anew where what it refused is no longer there. */
async function takeUp(client: ClientBase, file: RegistryFile, refusedPath: string, now: Date): Promise<TakenUp> {
  const { isNew, ...run } = await openRun(client, file, now)
  const refusedRows = await openRefusedRows(refusedPath, run.refusedBytes)
  if (refusedRows !== null) return { run, isNew, refusedRows }
  await deleteRun(client, run.runNo)
  return takeUp(client, file, refusedPath, now)
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

type Reading = Pick<TakenUp, 'run' | 'refusedRows'> &
  Required<Pick<ImportOptions, 'batchBytes' | 'onProgress'>> & { facts: ImportFacts; now: Date }

/** Reads and checks a batch while the one before is written. */
async function readOn(
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
    // Met when it is waited for.
    writing.catch(() => {})
  }
  await writing
}
