import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import type { Db } from '../../platform/db/client.ts'
import { selectStates } from './marks.queries.ts'

/** What a person has noted on a position. */
export type PositionState = { readonly status: PositionStatus; readonly discarded: boolean }

export const untouched: PositionState = { status: 'notSeen', discarded: false }

/** The user's current notes on each of these positions. */
export async function statesOf(
  db: Db,
  userId: string,
  positionNos: readonly number[],
): Promise<(positionNo: number) => PositionState> {
  const rows = await selectStates(db, userId, positionNos)
  const known = new Map(
    rows.map(({ positionNo, status, discarded }) => [positionNo, { status: status ?? 'notSeen', discarded }] as const),
  )
  return (positionNo) => known.get(positionNo) ?? untouched
}
