import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { Vedetta } from './vedetta.ts'

/** Another system that gets the positions of a filter. Both acts may be repeated. */
export type Target = {
  /** Creates what is missing and updates the rest, by the position's ID. */
  readonly upsert: (rows: readonly PositionRow[]) => Promise<void>
  /** Closes those that it has; it does not know the others. */
  readonly close: (positionIDs: readonly string[]) => Promise<void>
}

/**
 * Brings a target up to date with a saved filter, and returns the event to go on from. It may be stopped anywhere: the next
 * run repeats what this one did, since the event is returned after everything before it is done.
 */
export async function syncFilter(
  vedetta: Vedetta,
  target: Target,
  { filterID, since }: { filterID: string; since: number | null },
): Promise<number> {
  // Read before the search, so that what closes meanwhile is not missed.
  let next = since ?? (await vedetta.newestEvent())
  for await (const rows of vedetta.rowsOf(filterID)) await target.upsert(rows)
  for await (const page of vedetta.headsSince(next)) {
    const last = new Map(page.heads.map(({ positionID, kind }) => [positionID, kind]))
    await target.close([...last].flatMap(([positionID, kind]) => (kind === 'closed' ? [positionID] : [])))
    next = page.next
  }
  return next
}
