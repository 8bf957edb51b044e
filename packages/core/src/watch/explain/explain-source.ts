import { maxReadCandidates, maxReadPages, type ReadingReport } from '@vedetta/contracts/operator/site-reading'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import { type ExplainedCandidate, explainPages } from '@vedetta/crawler/revisit/explain-pages'
import { readerVersion } from '@vedetta/crawler/revisit/source-memory'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import type { Db } from '../../platform/db/client.ts'
import { maskPlainly } from '../../privacy/masking/mask.ts'
import { maskUrl } from '../../privacy/masking/mask-url.ts'
import { readOptedOutAt } from '../pages/opted-out-of-pages.ts'
import type { PageStore } from '../pages/page-store.ts'
import {
  type ExplainedSource,
  type ReadingFailure,
  type StoredPageFacts,
  selectExplainedSource,
  selectLastVisitOf,
  selectPagesOf,
} from './readings.queries.ts'

/** Adverts of a large board are read by the hundred. */
const maxStored = 1_000
const maxText = 200

type Page = ReadingReport['pages'][number]

/** Reads the stored pages of a source again and tells what the reader decided. Writes nothing, requests nothing. */
export async function explainSource(
  { db, pageStore }: { db: Db; pageStore: Pick<PageStore, 'get'> },
  sourceNo: number,
  now: Date,
): Promise<{ report: ReadingReport } | { failure: ReadingFailure }> {
  const source = await selectExplainedSource(db, sourceNo)
  if (!source || source.memory === null) return { failure: 'not_visited' }
  const stored = await selectPagesOf(db, sourceNo, maxStored)
  const bodies = await bodiesOf(pageStore, stored)
  if (bodies.length === 0 && source.memory.pages.length === 0) return { failure: 'no_pages' }
  const { kind, url, company, memory } = source
  const city = source.municipality === null ? null : (municipalityByIstat(source.municipality)?.name ?? null)
  const read = await explainPages(bodies, { kind, url, company, city, visitedAt: now, memory })
  const matcher = (await readOptedOutAt(db, [sourceNo], bodies)).at(sourceNo)
  const facts = new Map(stored.map((page) => [page.url, page]))
  const sizes = new Map(bodies.map((page) => [page.url, page.body.byteLength]))
  const pages = [
    ...read.pages.map((page) => ({
      ...page,
      url: maskUrl(page.url, matcher),
      ...factsOf(facts.get(page.url), sizes.get(page.url)),
      candidates: page.candidates.map((one) => ({ ...shown(one), url: maskUrl(one.url, matcher) })),
    })),
    ...unreadPages(source, stored, sizes),
  ]
  return { report: { ...(await headOf(db, sourceNo, source)), ...bounded(pages), found: read.found } }
}

async function headOf(db: Db, sourceNo: number, { url, kind, system, memory, readByVersion, isHeld }: ExplainedSource) {
  const last = await selectLastVisitOf(db, sourceNo)
  return {
    url,
    kind,
    system,
    readerVersion,
    readByVersion,
    wholeVisitAt: memory?.wholeVisitAt ?? null,
    concluded: last ? { ...last, at: last.at.toISOString(), held: isHeld } : null,
  }
}

const factsOf = (page: StoredPageFacts | undefined, bytes: number | undefined) => ({
  status: page?.status ?? null,
  bytes: bytes ?? null,
  fetchedAt: page?.fetchedAt.toISOString() ?? null,
})

/** Without addresses, numbers and names of people to contact, as adverts are shown. */
const text = (words: string) => maskPlainly(words).slice(0, maxText).toWellFormed().replaceAll('\0', '')

function shown({ title, because, reasons, confidence, ...candidate }: ExplainedCandidate): Page['candidates'][number] {
  return {
    ...candidate,
    title: text(title),
    because: because === null ? null : text(because),
    reasons: [...reasons],
    // The scorer's is a share; that of a stored reading is in hundredths.
    confidence: confidence === null ? null : Math.min(1, Math.max(0, confidence)),
  }
}

/** Pages that the last visit read and that are not stored, or no longer. */
function unreadPages(
  { memory }: ExplainedSource,
  stored: readonly StoredPageFacts[],
  sizes: ReadonlyMap<string, number>,
): Page[] {
  const known = new Set(stored.map(({ url }) => url))
  const remembered = (memory?.pages ?? [])
    .filter(({ url }) => !known.has(url))
    .map(
      ({ url, role }): Page => ({ url, role, choice: 'not_stored', ...factsOf(undefined, undefined), candidates: [] }),
    )
  const gone = stored
    .filter(({ url }) => !sizes.has(url))
    .map(
      (page): Page => ({
        url: page.url,
        role: 'detail',
        choice: 'body_gone',
        ...factsOf(page, undefined),
        candidates: [],
      }),
    )
  return [...remembered, ...gone]
}

function bounded(all: readonly Page[]): Pick<ReadingReport, 'pages' | 'leftOut'> {
  let room = maxReadCandidates
  let candidatesLeftOut = 0
  const pages = all.slice(0, maxReadPages).map((page) => {
    const candidates = page.candidates.slice(0, room)
    room -= candidates.length
    candidatesLeftOut += page.candidates.length - candidates.length
    return { ...page, candidates }
  })
  const beyond = all.slice(maxReadPages).reduce((sum, { candidates }) => sum + candidates.length, 0)
  return { pages, leftOut: { pages: all.length - pages.length, candidates: candidatesLeftOut + beyond } }
}

async function bodiesOf(pageStore: Pick<PageStore, 'get'>, pages: readonly StoredPageFacts[]): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  for (const { url, hash, status, headers } of pages) {
    const body = await pageStore.get(hash)
    if (body !== null) fetched.push({ kind: 'fetched', url, status, headers, body })
  }
  return fetched
}
