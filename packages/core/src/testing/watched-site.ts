import { randomUUID } from 'node:crypto'
import { readerVersion, type SourceMemory } from '@vedetta/crawler/revisit/source-memory'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { addSite } from '../companies/sources/add-site.ts'
import type { Db } from '../platform/db/client.ts'
import type { FinishedVisit } from '../watch/loop/finish-visits.ts'
import type { PageStore } from '../watch/pages/page-store.ts'
import type { LeasedSource } from '../watch/schedule/lease-due.ts'
import { makeCompany } from './factories.ts'
import { type AdvertFields, watchedPosition } from './watched-position.ts'

export type WatchedSite = { companyNo: number; sourceNo: number; host: string }

/** Inserts a company's site whose next visit is due then. */
export async function makeWatchedSite(db: Db, dueAt: Date, host = `${randomUUID()}.example`): Promise<WatchedSite> {
  const companyNo = await makeCompany(db, { municipality: '016024' })
  const site = { companyNo, host, startUrl: `https://${host}/`, knownBy: 'import' as const }
  return { companyNo, host, sourceNo: await addSite(db, site, dueAt) }
}

export const emptyMemory = (wholeVisitAt: Date): SourceMemory => ({
  readerVersion,
  pages: [],
  adverts: {},
  wholeVisitAt: wholeVisitAt.toISOString(),
})

export function sourceVisit(fields: Partial<VisitResult> = {}): VisitResult {
  return {
    outcome: 'unchanged',
    findings: null,
    boards: [],
    drifts: [],
    memory: null,
    pages: [],
    reserved: [],
    deniedBy: null,
    waitUntil: null,
    requests: 2,
    bytes: 1_000,
    ...fields,
  }
}

/** The findings of a visit but for its positions, where there are none. */
export const emptyFindings = { refusals: [], emails: [], phones: [], people: [], news: [], vat: null }

/** A visit that found these positions and nothing else. */
export function readVisit(adverts: readonly AdvertFields[], fields: Partial<VisitResult> = {}): VisitResult {
  const positions = adverts.map(watchedPosition)
  return sourceVisit({ outcome: 'read', findings: { ...emptyFindings, positions, listing: 'recognised' }, ...fields })
}

export function finishedVisit(source: LeasedSource, visitedAt: Date, visit = sourceVisit()): FinishedVisit {
  return { source, visit, visitedAt, milliseconds: 1_200, address: '192.0.2.1' }
}

export function memoryPageStore(): PageStore & { bodies: Map<string, Uint8Array> } {
  const bodies = new Map<string, Uint8Array>()
  return {
    bodies,
    put: async (hash, body) => {
      bodies.set(hash, body)
    },
    get: async (hash) => bodies.get(hash) ?? null,
    remove: async (hash) => void bodies.delete(hash),
  }
}
