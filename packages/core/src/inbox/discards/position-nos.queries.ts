import type { Db } from '../../platform/db/client.ts'

/** The numbers of the positions that exist, in their order. */
export async function selectPositionNos(db: Db, positionIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('position')
    .select('position_no')
    .where('position_id', 'in', positionIds)
    .orderBy('position_no')
    .execute()
  return rows.map(({ position_no }) => position_no)
}
