import type { PositionHead } from '@vedetta/contracts/public-api/position'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectChanges, selectNewestEvent } from './changes.queries.ts'

type Changes = { readonly heads: PositionHead[]; readonly next: number; readonly more: boolean }

/**
 * The events after a number, in the order of the numbers. They are given after commit and one after the other, so that no
 * number appears below one that a caller has seen.
 */
export async function listChanges(db: Db, since: number, limit: number): Promise<Changes> {
  const rows = await selectChanges(db, since, limit + 1)
  // A number from the future is one of another time, as after a restored backup: going on from it would miss events.
  if (rows.length === 0 && since > (await selectNewestEvent(db))) throw new AppError('since_out_of_range')
  const page = rows.slice(0, limit)
  return {
    heads: page.flatMap(({ positionID, at, ...head }) =>
      positionID === null ? [] : { ...head, positionID, at: at.toISOString() },
    ),
    next: page.at(-1)?.event ?? since,
    more: rows.length > limit,
  }
}
