import { isDeepStrictEqual } from 'node:util'
import type { SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { takeTurn } from '@vedetta/crawler/turns'
import type { Transaction } from 'kysely'
import { type ContactReading, storeContacts } from '../../companies/contacts/store-contacts.ts'
import { storeNews } from '../../companies/news/store-news.ts'
import { confirmSites } from '../../companies/register/confirm-sites.ts'
import { addBoards } from '../../companies/sources/add-boards.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { withoutPerson } from '../../privacy/erasure/without-person.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { writeBoardReadings } from '../drift/board-readings.ts'
import { type SampleRow, upsertSamples } from '../drift/drift.queries.ts'
import { driftsToSample, renewedAfter, storableSample } from '../drift/drift-samples.ts'
import { type OptedOutAt, readOptedOutAt, storablePage } from '../pages/opted-out-of-pages.ts'
import { type PageStore, pageHash } from '../pages/page-store.ts'
import {
  deleteReserved,
  deleteStalePages,
  insertBodies,
  type KeptPage,
  selectKeptHashes,
  upsertPages,
} from '../pages/pages.queries.ts'
import { selectOptedOutOf } from '../pages/personal-pages.queries.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import type { Reconciled, SourceReading } from '../reconcile/source-reading.ts'
import type { LeasedSource } from '../schedule/lease-due.ts'
import { nextDue } from '../schedule/next-due.ts'
import { finishRows, lockLeased, type VisitRow } from '../schedule/schedule.queries.ts'
import { insertAgreedPurges } from './purge-source.queries.ts'
import { siteStatusAfter } from './site-status.ts'
import { setSiteStatuses, upsertMemories } from './visits.queries.ts'

export type FinishedVisit = {
  source: LeasedSource
  visit: VisitResult
  visitedAt: Date
  milliseconds: number
  /** The address at which the source's host was reached. */
  address: string | null
  /** Of the visit's trace; null where it is not collected. */
  traceparent?: string | null
}

const maxBatch = 200
const maxSmallint = 32_767
const maxInteger = 2 ** 31 - 1
/** The only headers that reading a stored page again needs. */
const keptHeaders = ['content-type', 'tdm-reservation']

/**
 * Writes a batch of visits in one transaction and returns the sources it wrote: a visit that lost its lease meanwhile
 * is not written. Bodies and boards are stored before, since they do no harm if the transaction then fails.
 */
export async function finishVisits(
  db: Db,
  pageStore: PageStore,
  token: string,
  visits: readonly FinishedVisit[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (visits.length > maxBatch) throw new RangeError('too many visits in one batch')
  if (visits.length === 0) return new Set()
  const inOrder = visits.toSorted((a, b) => a.source.sourceNo - b.source.sourceNo)
  const sampled = await driftsToSample(db, inOrder.map(driftsOf), now)
  const read = inOrder.filter(({ visit: { memory, pages } }) => memory !== null || pages.length > 0)
  const optedOut = await readOptedOutAt(
    db,
    [...new Set([...read.map(({ source }) => source.sourceNo), ...sampled.map(({ sourceNo }) => sourceNo)])],
    [...read.flatMap(({ visit }) => visit.pages), ...sampled.map(({ page }) => page)],
  )
  const pages = await storablePages(inOrder, optedOut)
  await putBodies(db, pageStore, pages)
  const samples = sampled.flatMap((one) => storableSample(one, optedOut.at(one.sourceNo)))
  await addBoards(
    db,
    inOrder.flatMap(({ source: { sourceNo }, visit }) => visit.boards.map(({ url }) => ({ sourceNo, url }))),
    now,
  )
  const write = async (tx: Transaction<DB>) => {
    const reconciled = await reconcileVisits(tx, token, inOrder, now)
    const rows = inOrder
      .filter((visit) => !isReconciled(visit) || reconciled.has(visit.source.sourceNo))
      .map((visit) => visitRow(visit, reconciled.get(visit.source.sourceNo)))
    const written = await finishRows(tx, token, rows, now)
    const isWritten = ({ sourceNo }: { sourceNo: number }) => written.has(sourceNo)
    await writeWhatChanged(tx, {
      visits: inOrder.filter(({ source }) => isWritten(source)),
      rows: rows.filter(isWritten),
      pages: pages.filter(isWritten),
      samples: samples.filter(isWritten),
      reconciled,
      optedOut,
      now,
    })
    return written
  }
  return db
    .transaction()
    .execute(write)
    .catch(async (error: unknown) => {
      if (error instanceof OptedOutMeanwhile) await removeBodies(db, pageStore, pages)
      throw error
    })
}

class OptedOutMeanwhile extends Error {
  override readonly message = 'a person opted out while their pages were being stored'
}

const driftsOf = ({ source: { sourceNo }, visit: { drifts }, visitedAt }: FinishedVisit) => ({
  sourceNo,
  visitedAt,
  drifts,
})

type StorablePage = KeptPage & { body: Uint8Array }

async function storablePages(visits: readonly FinishedVisit[], optedOut: OptedOutAt): Promise<StorablePage[]> {
  const kept = new Map<string, StorablePage>()
  for (const { source, visit, visitedAt } of visits) {
    const matcher = optedOut.at(source.sourceNo)
    for (const page of visit.pages) {
      await takeTurn()
      const storable = storablePage(page, matcher)
      if (storable === null) continue
      const { url, body, status, headers } = storable
      const hash = pageHash(body)
      const own = Object.fromEntries(Object.entries(headers).filter(([name]) => keptHeaders.includes(name)))
      const stored = { sourceNo: source.sourceNo, url, hash, body, status, headers: own, fetchedAt: visitedAt }
      kept.set(`${source.sourceNo} ${url}`, stored)
    }
  }
  return [...kept.values()]
}

async function putBodies(db: Db, pageStore: PageStore, pages: readonly StorablePage[]): Promise<void> {
  await insertBodies(db, pages)
  for (const { hash, body } of pages) await pageStore.put(hash, body)
}

/** The bodies that the writing was given up for, unless a page has one of them by now. */
async function removeBodies(db: Db, pageStore: PageStore, pages: readonly StorablePage[]): Promise<void> {
  const hashes = pages.map(({ hash }) => hash)
  const kept = await selectKeptHashes(db, hashes)
  for (const hash of hashes) if (!kept.has(hash)) await pageStore.remove(hash)
}

async function reconcileVisits(
  tx: Transaction<DB>,
  token: string,
  visits: readonly FinishedVisit[],
  now: Date,
): Promise<Map<number, Reconciled>> {
  const toReconcile = visits.filter(isReconciled)
  if (toReconcile.length === 0) return new Map()
  const leased = await lockLeased(
    tx,
    token,
    toReconcile.map(({ source }) => source.sourceNo),
    now,
  )
  const ours = toReconcile.filter(({ source }) => leased.has(source.sourceNo))
  // Before the adverts, so that the masks of the people they name lead to their contacts.
  await storeContacts(tx, ours.filter(hasContactsFirst).flatMap(contactReadingOf))
  const readings = ours.map(readingOf)
  const reconciled = readings.length === 0 ? [] : await reconcile(tx, readings, now)
  return new Map(reconciled.map((one) => [one.sourceNo, one]))
}

/** A visit without positions before and after, or with the same as before, has nothing to reconcile. */
function isReconciled({ source, visit }: FinishedVisit): boolean {
  if (visit.outcome === 'unchanged') return source.hasMisses || source.isHeld
  const isRead = visit.outcome === 'read' || visit.outcome === 'partly_read'
  return isRead && visit.findings !== null && (visit.findings.positions.length > 0 || source.openPositions > 0)
}

function readingOf({ source, visit: { outcome, findings }, traceparent = null }: FinishedVisit): SourceReading {
  const { sourceNo } = source
  if (outcome === 'unchanged' || findings === null)
    return { sourceNo, outcome: 'unchanged', listing: 'recognised', positions: [], traceparent }
  return {
    sourceNo,
    traceparent,
    outcome: outcome === 'read' ? 'read' : 'partly_read',
    listing: findings.listing,
    positions: findings.positions,
  }
}

/** Somebody opted out after the pages were put: the caller tries again, and puts them without that person. */
async function refuseIfOptedOutSince(tx: Transaction<DB>, { sourceNos, count }: OptedOutAt): Promise<void> {
  const rows = await selectOptedOutOf(tx, sourceNos)
  if (rows.length !== count) throw new OptedOutMeanwhile()
}

function storableMemory(memory: SourceMemory, matcher: PersonMatcher | null): SourceMemory {
  return matcher === null ? memory : (withoutPerson(memory, 'memory', matcher) as SourceMemory)
}

/** A site that was failing or held becomes active, and its company's again, only with the visit's outcome. */
const hasContactsFirst = ({ source }: FinishedVisit) =>
  source.kind === 'page' && source.failures === 0 && !source.isHeld

function contactReadingOf({ source: { sourceNo }, visit: { findings }, visitedAt }: FinishedVisit): ContactReading[] {
  return findings === null ? [] : [{ sourceNo, seenAt: visitedAt, findings }]
}

function visitRow(finished: FinishedVisit, reconciled: Reconciled | undefined): VisitRow {
  const { source, visit, visitedAt, milliseconds, address } = finished
  const { sourceNo, failures, isHeld: wasHeld } = source
  const { outcome, waitUntil, requests, bytes } = visit
  const isHeld = isHeldAfter(finished, reconciled)
  return {
    sourceNo,
    ...nextDue({ sourceNo, outcome, failures, waitUntil, wasHeld, isHeld }, visitedAt),
    at: visitedAt,
    isComplete: outcome === 'read' || outcome === 'unchanged',
    isWholeRead: outcome === 'read' && visit.memory?.wholeVisitAt === visitedAt.toISOString(),
    address,
    milliseconds: Math.min(milliseconds, maxInteger),
    bytes: Math.min(bytes, maxInteger),
    requests: Math.min(requests, maxSmallint),
    outcome,
    opened: Math.min(reconciled?.opened ?? 0, maxSmallint),
    changed: Math.min(reconciled?.changed ?? 0, maxSmallint),
    closed: Math.min(reconciled?.closed ?? 0, maxSmallint),
    wasDue: source.dueAt,
    drifted: visit.drifts.map(({ system }) => system),
  }
}

/** A visit that did not read the whole source leaves the hold as it was. */
function isHeldAfter({ source, visit }: FinishedVisit, reconciled: Reconciled | undefined): boolean {
  const isUndecided = visit.outcome !== 'read' && visit.outcome !== 'unchanged'
  return (source.isHeld && isUndecided) || (reconciled?.isHeld ?? source.isHeld)
}

type Written = {
  visits: readonly FinishedVisit[]
  rows: readonly VisitRow[]
  pages: readonly KeptPage[]
  samples: readonly SampleRow[]
  reconciled: ReadonlyMap<number, Reconciled>
  optedOut: OptedOutAt
  now: Date
}

async function writeWhatChanged(
  tx: Transaction<DB>,
  { visits, rows, pages, samples, reconciled, optedOut, now }: Written,
): Promise<void> {
  const memories = visits.flatMap(({ source, visit: { memory } }) =>
    memory === null || isDeepStrictEqual(memory, source.memory)
      ? []
      : [{ sourceNo: source.sourceNo, memory: storableMemory(memory, optedOut.at(source.sourceNo)) }],
  )
  if (memories.length > 0) await upsertMemories(tx, memories)
  if (pages.length > 0 || samples.length > 0) await refuseIfOptedOutSince(tx, optedOut)
  if (pages.length > 0) {
    await upsertPages(tx, pages)
    const wholly = visits.filter(({ visit }) => visit.outcome === 'read' && visit.pages.length > 0)
    await deleteStalePages(
      tx,
      wholly.map(({ source: { sourceNo }, visitedAt }) => ({ sourceNo, readAt: visitedAt })),
    )
  }
  const reserved = visits.flatMap(({ source: { sourceNo }, visit }) => visit.reserved.map((url) => ({ sourceNo, url })))
  if (reserved.length > 0) await deleteReserved(tx, reserved)
  const denials = visits.flatMap(({ source: { sourceNo }, visit: { deniedBy }, visitedAt }) =>
    deniedBy === null ? [] : [{ sourceNo, host: deniedBy, at: visitedAt }],
  )
  if (denials.length > 0) await insertAgreedPurges(tx, denials)
  const failures = new Map(rows.map((row) => [row.sourceNo, row.failures]))
  const statuses = visits.flatMap((finished) => {
    const { source, visit } = finished
    const isHeld = isHeldAfter(finished, reconciled.get(source.sourceNo))
    const isNews = source.failures > 0 || source.isHeld || isHeld || (failures.get(source.sourceNo) ?? 0) > 0
    if (source.kind === 'board' || !isNews) return []
    const status = siteStatusAfter({ outcome: visit.outcome, failures: failures.get(source.sourceNo) ?? 0, isHeld })
    return status === null ? [] : [{ sourceNo: source.sourceNo, status }]
  })
  if (statuses.length > 0) await setSiteStatuses(tx, statuses)
  // A board states the VAT number of the company that runs it.
  const own = visits.filter(({ source }) => source.kind === 'page')
  await confirmSites(
    tx,
    own.map(({ source: { sourceNo }, visit: { findings } }) => ({ sourceNo, vat: findings?.vat ?? null })),
  )
  await storeContacts(
    tx,
    own
      .filter((visit) => !(reconciled.has(visit.source.sourceNo) && hasContactsFirst(visit)))
      .flatMap(contactReadingOf),
  )
  await storeNews(
    tx,
    own.flatMap(({ source: { sourceNo }, visit: { findings }, visitedAt }) =>
      findings === null ? [] : [{ sourceNo, readAt: visitedAt, news: findings.news }],
    ),
  )
  await writeBoardReadings(
    tx,
    visits.flatMap(({ source: { kind, sourceNo, url }, visit: { outcome } }) =>
      kind === 'board' ? [{ sourceNo, url, outcome }] : [],
    ),
  )
  // The only rows that workers share come last, so that none waits long.
  if (samples.length > 0) await upsertSamples(tx, samples, renewedAfter(now))
}
