import type { SourceReading } from './source-reading.ts'

/** How often a position that a source shows was missed there lately. */
export type Presence = ReadonlyMap<number, number>

export type Closing = {
  /** Shown, or missed: so often since it was last shown. Those that leave are not among them. */
  misses: Map<number, number>
  /** The source shows them no more. */
  leaving: number[]
  hold: 'none' | 'kept' | { gone: number; ofOpen: number }
}

/** More than half, and at least so many. */
const minToHold = 5
const missesToLeave = { complete_feed: 1, recognised: 2 } as const

/**
 * What a reading means for the positions its source has shown so far. Who was not shown while the source is on hold
 * has now been missed twice: the second look says the same.
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
    // An unchanged source says what it said: who was missing is missing again.
    const isShown = outcome === 'unchanged' ? before === 0 : shown.has(positionNo)
    if (isShown) misses.set(positionNo, 0)
    else gone.push({ positionNo, misses: before })
  }
  if (outcome !== 'unchanged' && listing === 'unsure') {
    // And so for the unchanged visits that may follow: who is missing now is not missed.
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
