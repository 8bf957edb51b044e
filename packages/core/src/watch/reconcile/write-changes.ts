import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { KnownPosition, KnownPositions } from './known-positions.ts'
import type { Writings } from './merge-reading.ts'
import {
  deleteHolds,
  deleteKeys,
  deletePresence,
  drawPositionNos,
  insertEvents,
  insertPositions,
  lockCompanies,
  updatePositions,
  upsertEvidence,
  upsertHolds,
  upsertKeys,
  upsertPresence,
} from './write-changes.queries.ts'

/** Writes the changed entries, one statement per table. */
export async function writeChanges(
  tx: Transaction<DB>,
  known: KnownPositions,
  { descriptions, quotes, events, newPositions }: Writings,
  { at, traces }: { at: Date; traces: ReadonlyMap<number, string | null> },
): Promise<void> {
  // Numbers are drawn only for positions that are certainly new: the bitmaps built from them should stay dense.
  const drawn = await drawPositionNos(tx, newPositions)
  const numberOf = (no: number) => (no < 0 ? (drawn[-no - 1] ?? no) : no)
  const written = known.positionChanges().flatMap(({ is }) => is ?? [])
  const rowOf = (position: KnownPosition) => ({
    ...position.fields,
    ...position.certainty,
    position_no: numberOf(position.positionNo),
    company_no: position.companyNo,
    source_no: position.sourceNo,
    source_urls: position.sourceUrls,
    first_seen: position.firstSeen,
    closed_at: position.closedAt,
    description: quotes.has(position.positionNo) ? (descriptions.get(position.positionNo) ?? null) : null,
  })
  await lockCompanies(
    tx,
    written.map(({ companyNo }) => companyNo),
  )
  await insertPositions(tx, written.filter(({ positionNo }) => positionNo < 0).map(rowOf))
  await updatePositions(tx, written.filter(({ positionNo }) => positionNo > 0).map(rowOf))
  await upsertEvidence(
    tx,
    [...quotes].map(([no, ofPosition]) => ({ position_no: numberOf(no), quotes: ofPosition })),
  )
  await writePresence(tx, known, numberOf)
  await writeKeys(tx, known, numberOf)
  await writeHolds(tx, known)
  await insertEvents(
    tx,
    events.map(({ positionNo, kind, sourceNo }) => ({
      position_no: numberOf(positionNo),
      kind,
      traceparent: traces.get(sourceNo) ?? null,
    })),
    at,
  )
}

type NumberOf = (positionNo: number) => number

async function writePresence(tx: Transaction<DB>, known: KnownPositions, numberOf: NumberOf): Promise<void> {
  const changes = known.presenceChanges().map(({ sourceNo, positionNo, misses }) => ({
    source_no: sourceNo,
    position_no: numberOf(positionNo),
    misses,
  }))
  await upsertPresence(
    tx,
    changes.flatMap(({ misses, ...row }) => (misses === undefined ? [] : { ...row, misses })),
  )
  await deletePresence(
    tx,
    changes.filter(({ misses }) => misses === undefined),
  )
}

async function writeKeys(tx: Transaction<DB>, known: KnownPositions, numberOf: NumberOf): Promise<void> {
  const changes = known
    .keyChanges()
    .map(({ sourceNo, positionNo, kind, value }) => ({ source_no: sourceNo, kind, value, positionNo }))
  await deleteKeys(
    tx,
    changes.filter(({ positionNo }) => positionNo === undefined),
  )
  await upsertKeys(
    tx,
    changes.flatMap(({ positionNo, ...row }) =>
      positionNo === undefined ? [] : { ...row, position_no: numberOf(positionNo) },
    ),
  )
}

async function writeHolds(tx: Transaction<DB>, known: KnownPositions): Promise<void> {
  const changes = known.holds.changes()
  await deleteHolds(
    tx,
    changes.flatMap(({ key, is }) => (is === undefined ? key : [])),
  )
  await upsertHolds(
    tx,
    changes.flatMap(({ key, is }) =>
      is === undefined ? [] : { source_no: key, held_at: is.heldAt, gone: is.gone, of_open: is.ofOpen },
    ),
  )
}
