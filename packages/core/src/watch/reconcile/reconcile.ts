import { dayMs } from '@vedetta/contracts/text/durations'
import { inTurns } from '@vedetta/crawler/turns'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { maskPosition } from '../../privacy/masking/mask-positions.ts'
import { readPeopleOf } from '../../privacy/masking/people-of-companies.ts'
import { closingOf } from './closing-rules.ts'
import { type KnownPosition, type KnownPositions, urlsWhenLeft } from './known-positions.ts'
import { mergeReading, type TakenIn, undecidedPositions, type Writings } from './merge-reading.ts'
import {
  companiesOf,
  lockForReconciling,
  selectDescriptions,
  selectKnown,
  selectLinkedSources,
  selectUndecidedSources,
} from './reconcile.queries.ts'
import { foundAt, type LinkedSource } from './reported-positions.ts'
import type { Reconciled, SourceReading } from './source-reading.ts'
import { writeChanges } from './write-changes.ts'

/** A position that returns within this many days is reopened. */
const daysToReopen = 60

/**
 * Updates the stored positions from a batch of readings. An unchanged source costs nothing unless one of its positions
 * was missing.
 */
export async function reconcile(
  tx: Transaction<DB>,
  readings: readonly SourceReading[],
  at: Date,
): Promise<Reconciled[]> {
  const concerned = await concernedBy(tx, readings)
  const sources = await selectLinkedSources(
    tx,
    concerned.map(({ sourceNo }) => sourceNo),
  )
  await lockForReconciling(tx, sources)
  const since = new Date(at.getTime() - daysToReopen * dayMs)
  const known = await selectKnown(tx, sources, since)
  const peopleOf = await readPeopleOf(tx, companiesOf(sources), { withContacts: true })
  const work = []
  for (const reading of concerned) {
    const source = sources.get(reading.sourceNo)
    if (source === undefined) continue
    // The only way of adverts into the database: what they say of contact persons goes no further.
    const people = peopleOf(source.companies.map(({ companyNo }) => companyNo))
    const positions = await inTurns(reading.positions, (position) => maskPosition(position, people), 1)
    work.push({ reading, source, found: { found: foundAt(known, source, positions), isPart: isPart(reading) } })
  }
  const undecided = work.flatMap(({ source, found }) => undecidedPositions(known, source, found, at))
  const descriptions = await selectDescriptions(tx, [...new Set(undecided)])
  const writings: Writings = { descriptions, quotes: new Map(), events: [], newPositions: 0 }

  const taken = work.map((one) => {
    const before = known.shownAt(one.source.sourceNo)
    return { ...one, before, ...mergeReading(known, writings, one.source, one.found, at) }
  })
  // A position missing from one source may have appeared at another of the batch: nothing closes before all are merged.
  const done = new Map(taken.map((one) => [one.source.sourceNo, close(known, writings, one, at)]))
  const traces = new Map(readings.map(({ sourceNo, traceparent }) => [sourceNo, traceparent ?? null]))
  await writeChanges(tx, known, writings, { at, traces })
  return readings.map(({ sourceNo }) => done.get(sourceNo) ?? unconcerned(sourceNo))
}

const isPart = ({ listing }: SourceReading) => listing.endsWith('_part')

const unconcerned = (sourceNo: number): Reconciled => ({ sourceNo, opened: 0, changed: 0, closed: 0, isHeld: false })

/** Sorted by number, so that concurrent transactions wait for each other instead of deadlocking. */
async function concernedBy(tx: Transaction<DB>, readings: readonly SourceReading[]): Promise<SourceReading[]> {
  const unchanged = readings.filter(({ outcome }) => outcome === 'unchanged').map(({ sourceNo }) => sourceNo)
  const undecided = unchanged.length === 0 ? new Set() : await selectUndecidedSources(tx, unchanged)
  return readings
    .filter(({ outcome, sourceNo }) => outcome !== 'unchanged' || undecided.has(sourceNo))
    .sort((a, b) => a.sourceNo - b.sourceNo)
}

type Taken = TakenIn & { reading: SourceReading; source: LinkedSource; before: ReadonlyMap<number, number> }

function close(known: KnownPositions, writings: Writings, taken: Taken, at: Date): Reconciled {
  const { reading, source, before, shown, opened, changed } = taken
  const { sourceNo } = source
  const held = known.holds.get(sourceNo)
  const { misses, leaving, hold } = closingOf(reading, before, shown, held !== undefined, held?.isAccepted)
  for (const [positionNo, count] of misses) known.show(sourceNo, positionNo, count)
  let closed = 0
  for (const positionNo of leaving) {
    const position = known.get(positionNo)
    const after = position?.closedAt === null ? withoutSource(known, position, source, at) : undefined
    known.leave(sourceNo, positionNo)
    if (after === undefined) continue
    known.put(after)
    if (after.closedAt === null) continue
    writings.events.push({ positionNo, kind: 'closed', sourceNo })
    closed++
  }
  if (hold === 'none') known.holds.delete(sourceNo)
  else if (hold !== 'kept') known.holds.set(sourceNo, { ...hold, heldAt: at, isAccepted: false })
  return { sourceNo, opened, changed, closed, isHeld: hold !== 'none' }
}

/** A position closes when no source shows it any more. */
function withoutSource(known: KnownPositions, position: KnownPosition, source: LinkedSource, at: Date): KnownPosition {
  const others = known.showingBeside(source.sourceNo, position.positionNo)
  const [heir] = others.toSorted((a, b) => Number(a.kind === 'page') - Number(b.kind === 'page'))
  if (heir === undefined) return { ...position, closedAt: at }
  const sourceNo = position.sourceNo === source.sourceNo ? heir.sourceNo : position.sourceNo
  return { ...position, sourceNo, sourceUrls: urlsWhenLeft(known, position, source) }
}
