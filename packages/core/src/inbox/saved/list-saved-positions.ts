import type { SavedPosition } from '@vedetta/contracts/inbox/saved-positions'
import type { CompanyBrief } from '@vedetta/contracts/positions/position-row'
import type { Db } from '../../platform/db/client.ts'
import type { Actor } from '../../platform/viewer.ts'
import { selectSources } from '../positions/position-detail.queries.ts'
import { positionFacts } from '../positions/position-facts.ts'
import { selectSavedPositions } from './saved-positions.queries.ts'

/** All saved positions, the last saved first, and each company once. */
export async function listSavedPositions(
  db: Db,
  { userId }: Actor,
): Promise<{ companies: CompanyBrief[]; positions: SavedPosition[] }> {
  const rows = await selectSavedPositions(db, userId)
  const sources = await selectSources(
    db,
    rows.map(({ positionNo }) => positionNo),
  )
  const sourcesOf = Map.groupBy(sources, ({ positionNo }) => positionNo)
  const positions = rows.map((row) => ({
    ...positionFacts(row, sourcesOf.get(row.positionNo) ?? []),
    savedAt: row.savedAt.toISOString(),
  }))
  const companies = new Map(positions.map(({ company }) => [company.companyID, company]))
  return { companies: [...companies.values()], positions }
}
