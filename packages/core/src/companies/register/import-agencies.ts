import type { Db } from '../../platform/db/client.ts'
import { replaceAgencyRegister } from './agencies.queries.ts'
import { type RegisteredAgency, readAgencyFile } from './file/agency-file.ts'
import type { Encoding } from './file/encoding.ts'
import { RegistryFileError } from './file/raw-rows.ts'
import { Refused } from './file/refusals.ts'
import { judgeAgencies } from './judge-agencies.ts'
import { openRefusedRows, type RefusedRow } from './refused-rows-file.ts'

export type AgencyImport = { registered: number; refused: number; judged: number }

/**
 * Imports the complete register of employment agencies: it replaces the last one, and every company concerned is
 * reclassified.
 */
export async function importAgencies(
  db: Db,
  path: string,
  { refusedPath, encoding }: { refusedPath: string; encoding?: Encoding },
  now: Date,
): Promise<AgencyImport> {
  const agencies: RegisteredAgency[] = []
  const refused: RefusedRow[] = []
  for (const { line, raw, read } of await readAgencyFile(path, encoding)) {
    if (read instanceof Refused) refused.push({ line, raw, code: read.code, column: read.column })
    else agencies.push(read)
  }
  const file = await openRefusedRows(refusedPath, 0)
  await file?.append(refused)
  await file?.close()
  // A file with nothing but refused rows is the wrong file, not an empty register.
  if (agencies.length === 0) throw new RegistryFileError('The file names no agency: the register stays as it was.')
  const judged = await db.transaction().execute(async (tx) => {
    const concerned = await replaceAgencyRegister(tx, agencies, now)
    return judgeAgencies(
      tx,
      concerned.map((vat) => ({ vat, adverts: null })),
    )
  })
  return { registered: agencies.length, refused: refused.length, judged }
}
