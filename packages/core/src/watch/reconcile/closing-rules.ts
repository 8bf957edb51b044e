import type { SourceReading } from './source-reading.ts'

/** Position number → how often in a row its source has missed it. */
export type Presence = ReadonlyMap<number, number>

export type Closing = {
  /** The misses of the positions the source still counts; those in `leaving` are not among them. */
  misses: Map<number, number>
  /** Positions the source no longer shows. */
  leaving: number[]
  hold: 'none' | 'kept' | { gone: number; ofOpen: number }
}

/** A hold needs more than half of the positions missing, and at least this many. */
const minToHold = 5
const missesToLeave = { complete_feed: 1, recognised: 2 } as const

/**
 * What a reading means for the positions its source has shown so far. A position that is missing from a held source has
 * now been missed twice: the second visit confirms the first.
 */
export function closingOf(
  { outcome, listing }: Pick<SourceReading, 'outcome' | 'listing'>,
  presence: Presence,
  shown: ReadonlySet<number>,
  isHeld: boolean,
): Closing {
  const misses = new Map<number, number>()
  const gone: { positionNo: number; misses: number }[] = []
  for (const [positionNo, before] of presence) {
    // An unchanged source repeats its last reading: a position missing then is missing again.
    const isShown = outcome === 'unchanged' ? before === 0 : shown.has(positionNo)
    if (isShown) misses.set(positionNo, 0)
    else gone.push({ positionNo, misses: before })
  }
  if (outcome !== 'unchanged' && listing === 'unsure') {
    // Also resets earlier misses: the unchanged visits that may follow must not count this reading as one.
    for (const { positionNo } of gone) misses.set(positionNo, 0)
    return { misses, leaving: [], hold: 'none' }
  }
  if (outcome === 'partly_read') {
    for (const one of gone) misses.set(one.positionNo, one.misses)
    return { misses, leaving: [], hold: isHeld && gone.some((one) => one.misses > 0) ? 'kept' : 'none' }
  }
  const newlyGone = gone.filter((one) => one.misses === 0).length
  const isTooMuch = newlyGone >= minToHold && newlyGone * 2 > presence.size
  const needed =
    outcome === 'read' && listing === 'complete_feed' && !isTooMuch
      ? missesToLeave.complete_feed
      : missesToLeave.recognised
  const leaving: number[] = []
  for (const one of gone) {
    if (one.misses + 1 >= needed) leaving.push(one.positionNo)
    else misses.set(one.positionNo, one.misses + 1)
  }
  return { misses, leaving, hold: isTooMuch ? { gone: newlyGone, ofOpen: presence.size } : 'none' }
}
