import type { Db } from '../../platform/db/client.ts'

export async function selectPositionNo(db: Db, positionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('position')
    .select('position_no')
    .where('position_id', '=', positionId)
    .executeTakeFirst()
  return row?.position_no
}
