import type { Exported } from '@vedetta/contracts/position-export'
import type { Db } from '../db/client.ts'
import type { SeatedViewer } from '../viewer.ts'
import { selectExportable } from './exports.queries.ts'
import { makeExport } from './make-export.ts'

/** Exports selected positions; those that no longer exist are left out. */
export async function exportPositions(
  db: Db,
  viewer: SeatedViewer,
  { positionIDs, requestID }: { positionIDs: readonly string[]; requestID?: string | undefined },
  now: Date,
): Promise<Exported> {
  const positions = await selectExportable(db, positionIDs)
  return makeExport(db, viewer, { positions, requestId: requestID }, now)
}
