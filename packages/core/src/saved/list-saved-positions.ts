import type { CompanyBrief } from '@vedetta/contracts/position-row'
import type { SavedPosition } from '@vedetta/contracts/saved-positions'
import type { Db } from '../db/client.ts'
import { positionRow } from '../positions/position-row.ts'
import type { Viewer } from '../viewer.ts'
import { type SavedRow, selectSavedPositions } from './saved-positions.queries.ts'

/** All saved positions, the last saved first, and each company once. */
export async function listSavedPositions(
  db: Db,
  { userId }: Viewer,
): Promise<{ companies: CompanyBrief[]; positions: SavedPosition[] }> {
  const positions = (await selectSavedPositions(db, userId)).map(savedPosition)
  const companies = new Map(positions.map(({ company }) => [company.companyID, company]))
  return { companies: [...companies.values()], positions }
}

function savedPosition(row: SavedRow): SavedPosition {
  return {
    ...positionRow(row, row.status),
    savedAt: row.saved_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  }
}
