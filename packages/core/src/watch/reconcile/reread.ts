import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { rereadPages } from '@vedetta/crawler/revisit/reread-pages'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { Db } from '../../platform/db/client.ts'
import type { PageStore } from '../pages/page-store.ts'
import { reconcile } from './reconcile.ts'
import {
  markReread,
  type OutdatedSource,
  type StoredPage,
  selectOutdated,
  selectStoredPages,
} from './reread.queries.ts'
import type { SourceReading } from './source-reading.ts'

export type Reread = { sources: number; read: number; opened: number; changed: number }

const batch = 50

/**
 * Reads the stored pages again with the present reader: it opens positions and closes none. After an interruption it
 * resumes where it was. The memory keeps its old reader version, so the next visit reads the whole site.
 */
export async function reread(
  { db, pageStore }: { db: Db; pageStore: PageStore },
  now: Date,
  tell: (done: Reread) => void,
): Promise<Reread> {
  const done: Reread = { sources: 0, read: 0, opened: 0, changed: 0 }
  for (let after = 0; ; ) {
    const sources = await selectOutdated(db, { version: readerVersion, after, limit: batch })
    const last = sources.at(-1)
    if (last === undefined) return done
    after = last.sourceNo
    const readings = await readAgain(db, pageStore, sources, now)
    const sourceNos = sources.map(({ sourceNo }) => sourceNo)
    const reconciled = await db.transaction().execute(async (tx) => {
      await markReread(tx, sourceNos, readerVersion)
      return readings.length === 0 ? [] : reconcile(tx, readings, now)
    })
    done.sources += sources.length
    done.read += readings.length
    for (const { opened, changed } of reconciled) {
      done.opened += opened
      done.changed += changed
    }
    tell(done)
  }
}

async function readAgain(
  db: Db,
  pageStore: PageStore,
  sources: readonly OutdatedSource[],
  now: Date,
): Promise<SourceReading[]> {
  const stored = Map.groupBy(
    await selectStoredPages(
      db,
      sources.map(({ sourceNo }) => sourceNo),
    ),
    ({ sourceNo }) => sourceNo,
  )
  const readings: SourceReading[] = []
  for (const { sourceNo, kind, url, company, municipality, memory } of sources) {
    const pages = await bodiesOf(pageStore, stored.get(sourceNo) ?? [])
    if (pages.length === 0) continue
    const city = municipality === null ? null : (municipalityByIstat(municipality)?.name ?? null)
    const findings = await rereadPages(pages, { kind, url, company, city, visitedAt: now, memory })
    if (findings === null) continue
    readings.push({ sourceNo, outcome: 'partly_read', listing: findings.listing, positions: findings.positions })
  }
  return readings
}

async function bodiesOf(pageStore: PageStore, pages: readonly StoredPage[]): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  for (const { url, hash, status, headers } of pages) {
    const body = await pageStore.get(hash)
    if (body !== null) fetched.push({ kind: 'fetched', url, status, headers, body })
  }
  return fetched
}
