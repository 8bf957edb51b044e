import type { Exported } from '@vedetta/contracts/inbox/position-export'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { type RequestedChoices, readExportChoices } from './export-choices.ts'
import { exportedOf } from './exported-of.ts'
import { selectExportable } from './exports.queries.ts'
import { makeExport } from './make-export.ts'

/** Exports selected positions; those that no longer exist are left out. */
export async function exportPositions(
  db: Db,
  viewer: SeatedViewer,
  input: { readonly positionIDs: readonly string[]; readonly requestID?: string | undefined } & RequestedChoices,
  now: Date,
): Promise<Exported> {
  const positions = await selectExportable(db, input.positionIDs)
  const choices = await readExportChoices(db, viewer.userId, input)
  return exportedOf(await makeExport(db, viewer, { positions, requestId: input.requestID, choices }, now))
}
