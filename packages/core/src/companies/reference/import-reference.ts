import { readAtecoFile } from '@vedetta/reference/ateco-file'
import { readAtecoLinks } from '@vedetta/reference/ateco-links-file'
import { readIscoGroups, readOccupations } from '@vedetta/reference/esco-files'
import { detectReferenceFiles, type ReferenceFile } from '@vedetta/reference/reference-folder'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { upsertAteco, upsertAtecoLinks, upsertIscoGroups, upsertOccupations } from './reference.queries.ts'

const batchSize = 1_000

export type ReferenceImport = { files: (ReferenceFile & { rows: number })[]; ignored: string[] }

/** Imports every known file of a folder in one transaction. Idempotent. */
export async function importReference({ db }: Pick<Context, 'db'>, folder: string): Promise<ReferenceImport> {
  const { files, ignored } = await detectReferenceFiles(folder)
  return db.transaction().execute(async (tx) => {
    const done: ReferenceImport['files'] = []
    for (const file of files) done.push({ ...file, rows: await importers[file.kind](tx, file.path) })
    return { files: done, ignored }
  })
}

const importers: Record<ReferenceFile['kind'], (db: Db, path: string) => Promise<number>> = {
  ateco: (db, path) => inBatches(readAtecoFile(path), (rows) => upsertAteco(db, rows)),
  'ateco-links': (db, path) => inBatches(readAtecoLinks(path), (rows) => upsertAtecoLinks(db, rows)),
  occupations: (db, path) => inBatches(readOccupations(path), (rows) => upsertOccupations(db, rows)),
  'isco-groups': (db, path) => inBatches(readIscoGroups(path), (rows) => upsertIscoGroups(db, rows)),
}

async function inBatches<Row>(rows: AsyncIterable<Row>, write: (batch: Row[]) => Promise<void>): Promise<number> {
  let batch: Row[] = []
  let count = 0
  for await (const row of rows) {
    batch.push(row)
    count++
    if (batch.length === batchSize) {
      await write(batch)
      batch = []
    }
  }
  if (batch.length > 0) await write(batch)
  return count
}
