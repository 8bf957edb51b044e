import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import type { Db } from '../../platform/db/client.ts'
import { selectStatuses } from './marks.queries.ts'

/** The user's current status of each of these positions. */
export async function statusesOf(
  db: Db,
  userId: string,
  positionNos: readonly number[],
): Promise<(positionNo: number) => PositionStatus> {
  const rows = await selectStatuses(db, userId, positionNos)
  const marked = new Map(rows.map(({ position_no, status }) => [position_no, status]))
  return (positionNo) => marked.get(positionNo) ?? 'notSeen'
}
