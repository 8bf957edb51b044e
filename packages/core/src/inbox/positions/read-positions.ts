import type { PublicPosition } from '@vedetta/contracts/public-api/position'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../../platform/db/client.ts'
import { selectDetails, selectSources } from './position-detail.queries.ts'
import { positionFacts } from './position-facts.ts'
import { positionTexts } from './position-texts.ts'

/** Positions in full, open or closed, in the given order; unknown ones are left out. */
export async function readPositions(
  db: Db,
  { userId, language }: { userId: string; language: Language },
  positionIds: readonly string[],
): Promise<PublicPosition[]> {
  const rows = await selectDetails(db, userId, positionIds)
  const numbers = rows.map(({ positionNo }) => positionNo)
  const [sources, textsOf] = await Promise.all([selectSources(db, numbers), positionTexts(db, rows, language)])
  const sourcesOf = Map.groupBy(sources, ({ positionNo }) => positionNo)
  const rowOf = new Map(rows.map((row) => [row.position_id, row]))
  return positionIds.flatMap((id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const {
      markedAt: _,
      discardedAt: __,
      discardReason: ___,
      saved: ____,
      ...facts
    } = positionFacts(row, sourcesOf.get(row.positionNo) ?? [])
    return [{ ...facts, ...textsOf(row) }]
  })
}
