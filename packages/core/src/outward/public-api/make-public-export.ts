import type { PublicExport } from '@vedetta/contracts/public-api/export'
import { type ExportChoices, selectExportable } from '../../inbox/exports/exports.queries.ts'
import { makeExport } from '../../inbox/exports/make-export.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { publicExportUrl } from './public-export-url.ts'

type Wanted = { readonly positionIDs: readonly string[]; readonly requestId: string; readonly choices: ExportChoices }

/** Exports all of the positions that exist, or nothing where the credits do not cover them. */
export async function makePublicExport(
  db: Db,
  viewer: SeatedViewer,
  { positionIDs, ...wanted }: Wanted,
  now: Date,
): Promise<PublicExport> {
  const positions = await selectExportable(db, positionIDs)
  const { exportId, exported, credits } = await inTransaction(db, async (tx) => {
    const made = await makeExport(tx, viewer, { ...wanted, positions }, now).catch(asCreditsUsedUp)
    if (made.failed > 0) throw new AppError('credits_used_up')
    return made
  })
  return { exportID: exportId, url: publicExportUrl(exportId), exported, credits }
}

function asCreditsUsedUp(error: unknown): never {
  throw error instanceof AppError && error.code === 'exports_used_up' ? new AppError('credits_used_up') : error
}
