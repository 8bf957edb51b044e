import { randomUUID } from 'node:crypto'
import type { Fetcher, FetchResult } from '@vedetta/crawler/fetch/fetcher'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import type { Log } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { finishedVisit } from '../../testing/watched-site.ts'
import { createVisitWriter } from '../loop/visit-writer.ts'
import type { PageStore } from '../pages/page-store.ts'
import { leaseDue } from '../schedule/lease-due.ts'

/** Pages by their path; all else is answered with 404. */
export type SitePages = Readonly<Record<string, string>>

/** Visits the due sources of hosts that give these pages, reads them and writes what was read, as the watch does. */
export async function visitPages(
  { db, pageStore, log }: { db: Db; pageStore: PageStore; log: Log },
  pagesOf: (host: string) => SitePages,
  now: Date,
): Promise<void> {
  const token = randomUUID()
  for (;;) {
    const sources = await leaseDue(db, { now, limit: 100, token })
    if (sources.length === 0) return
    const writer = createVisitWriter({ db, pageStore, log, now: () => now }, token)
    for (const source of sources) {
      const { kind, url, company, city, memory } = source
      const visit = await visitSource(fetcherOf(pagesOf), { kind, url, company, city, visitedAt: now, memory })
      writer.finish(finishedVisit(source, now, visit))
    }
    await writer.run(AbortSignal.abort(), new AbortController().signal)
  }
}

function fetcherOf(pagesOf: (host: string) => SitePages): Fetcher {
  const answer = (url: string): FetchResult => {
    const { hostname, pathname, search } = new URL(url)
    const html = pagesOf(hostname)[`${pathname}${search}`]
    return {
      kind: 'fetched',
      url,
      status: html === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(html ?? ''),
    }
  }
  return {
    fetch: async ({ url }) => answer(url),
    render: async (url) => ({ kind: 'failed', url, reason: 'timeout' }),
  }
}
