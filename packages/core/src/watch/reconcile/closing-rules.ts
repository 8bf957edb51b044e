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

type Gone = { positionNo: number; misses: number }

/** A hold needs more than half of the positions missing, and at least this many. */
const minToHold = 5
const missesToLeave = { complete_feed: 1, recognised: 2 } as const

/**
 * What a reading means for the positions its source has shown so far. A position that is missing from a held source has
 * now been missed twice: the second visit confirms the first. Where an operator accepted the hold, a visit that read only
 * a part confirms it too.
 */
export function closingOf(
  { outcome, listing }: Pick<SourceReading, 'outcome' | 'listing'>,
  presence: Presence,
  shown: ReadonlySet<number>,
  isHeld: boolean,
  isAccepted = false,
): Closing {
  // An unchanged source repeats its last reading: a position missing then is missing again.
  const isShown = (positionNo: number, before: number) =>
    outcome === 'unchanged' ? before === 0 : shown.has(positionNo)
  const misses = new Map<number, number>()
  const gone: Gone[] = []
  for (const [positionNo, before] of presence) {
    if (isShown(positionNo, before)) misses.set(positionNo, 0)
    else gone.push({ positionNo, misses: before })
  }
  const isConfirmed = isHeld && isAccepted && (outcome === 'partly_read' || listing === 'unsure')
  if (isConfirmed && outcome !== 'unchanged') return acceptedOf(gone, misses)
  if (outcome !== 'unchanged' && listing === 'unsure') {
    // Also resets earlier misses: the unchanged visits that may follow must not count this reading as one.
    for (const { positionNo } of gone) misses.set(positionNo, 0)
    return { misses, leaving: [], hold: 'none' }
  }
  if (listing === 'first_part' || listing === 'further_part')
    return { misses: missesOfPart(misses, gone, listing, isHeld), leaving: [], hold: isHeld ? 'kept' : 'none' }
  if (outcome === 'partly_read') {
    for (const one of gone) misses.set(one.positionNo, one.misses)
    return { misses, leaving: [], hold: isHeld && gone.some((one) => one.misses > 0) ? 'kept' : 'none' }
  }
  return leavingOf({ outcome, listing }, gone, misses, presence.size)
}

/** What was missing when the source was held is gone; what is missing only now is not. */
function acceptedOf(gone: readonly Gone[], shown: ReadonlyMap<number, number>): Closing {
  const leaving = gone.filter((one) => one.misses > 0).map(({ positionNo }) => positionNo)
  const misses = new Map(shown)
  for (const one of gone) if (one.misses === 0) misses.set(one.positionNo, 0)
  return { misses, leaving, hold: 'none' }
}

/** What a list that was read to its end no longer shows. */
function leavingOf(
  { outcome, listing }: Pick<SourceReading, 'outcome' | 'listing'>,
  gone: readonly Gone[],
  shown: ReadonlyMap<number, number>,
  ofOpen: number,
): Closing {
  // The first part of a list counted the miss of all that no part has shown since.
  const isOfParts = outcome === 'read' && listing === 'last_part'
  const missed = isOfParts ? gone : gone.map((one) => ({ ...one, misses: one.misses + 1 }))
  const newlyGone = missed.filter((one) => one.misses === 1).length
  const isTooMuch = newlyGone >= minToHold && newlyGone * 2 > ofOpen
  const isComplete = isOfParts || (outcome === 'read' && listing === 'complete_feed')
  const needed = isComplete && !isTooMuch ? missesToLeave.complete_feed : missesToLeave.recognised
  const misses = new Map(shown)
  const leaving: number[] = []
  for (const one of missed) {
    if (one.misses >= needed) leaving.push(one.positionNo)
    else misses.set(one.positionNo, one.misses)
  }
  return { misses, leaving, hold: isTooMuch ? { gone: newlyGone, ofOpen } : 'none' }
}

/** A list of several parts misses, from its first part on, every position that none of them has shown yet. */
function missesOfPart(
  shown: ReadonlyMap<number, number>,
  gone: readonly Gone[],
  part: 'first_part' | 'further_part',
  isHeld: boolean,
): Map<number, number> {
  const misses = new Map(shown)
  // Only a hold counts from one list to the next; what an abandoned one had missed does not.
  const first = (before: number) => (isHeld ? before + 1 : 1)
  for (const one of gone) misses.set(one.positionNo, part === 'first_part' ? first(one.misses) : one.misses)
  return misses
}
