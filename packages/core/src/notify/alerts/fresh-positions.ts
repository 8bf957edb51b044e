import { retention } from '@vedetta/contracts/facts/retention'
import { dayMs } from '@vedetta/contracts/text/durations'
import type { Db } from '../../platform/db/client.ts'
import { type PositionDocument, positionDocument } from '../../search/engine/position-document.ts'
import { selectOpenPositions } from '../../search/indexing/documents.queries.ts'
import { type PositionEvent, selectOpenings } from '../events/follow-events.queries.ts'

/** An open position that is news, as a search would find it. */
export type FreshPosition = {
  readonly document: PositionDocument
  /** The event that opened it, and when that was, in milliseconds since 1970. */
  readonly opening: number
  readonly openedAt: number
  /** When the visit found what is news. */
  readonly foundAt: Date
  /** The trace of that visit. */
  readonly traceparent: string | null
}

/**
 * A change makes a position news only this long after it opened: as long as matches and alerts are kept, less a day for
 * clocks that differ, so that none is written again after it was deleted.
 */
const changesMs = (Math.min(retention.matchDays, retention.alertDays) - 1) * dayMs

/** The positions that events make news, as they are now, if they opened since a moment. */
export async function freshPositions(
  db: Db,
  events: readonly PositionEvent[],
  since: number,
  now: Date,
): Promise<FreshPosition[]> {
  const byPosition = Map.groupBy(
    events.filter(({ kind }) => kind !== 'closed'),
    ({ positionNo }) => positionNo,
  )
  if (byPosition.size === 0 || since === Number.POSITIVE_INFINITY) return []
  const positionNos = [...byPosition.keys()]
  const openings = new Map((await selectOpenings(db, positionNos)).map((each) => [each.positionNo, each]))
  const fields = await selectOpenPositions(db, positionNos)
  return fields.flatMap((position): FreshPosition[] => {
    const found = byPosition.get(position.position_no) ?? []
    const { opening, reopenedAt } = openings.get(position.position_no) ?? {}
    if (opening === undefined) return []
    const openedAt = reopenedAt?.getTime() ?? position.first_seen
    const isOpening = found.some(({ eventId }) => eventId === opening)
    if (openedAt < since || !(isOpening || openedAt > now.getTime() - changesMs)) return []
    const [first = found[0] as PositionEvent] = found.filter(({ eventId }) => eventId >= opening)
    const { at: foundAt, traceparent } = first
    return [{ document: positionDocument(position), opening, openedAt, foundAt, traceparent }]
  })
}
