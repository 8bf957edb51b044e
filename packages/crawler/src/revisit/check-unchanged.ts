import { bytesHash } from '../fetch/bytes-hash.ts'
import type { DrawnFrom, Fetched, FetchResult, Validators } from '../fetch/fetcher.ts'
import { validatorsOf } from '../fetch/validators.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { contentHasher } from '../page/content-hash.ts'
import { decodeText } from '../page/decode.ts'
import type { PageMemory, SourceMemory } from './source-memory.ts'

const week = 7 * 24 * 3_600_000

/** Whether the whole site is due: a new advert may stand on a page that held none. */
export function isFullVisitDue({ wholeVisitAt }: SourceMemory, visitedAt: Date): boolean {
  return visitedAt.getTime() - Date.parse(wholeVisitAt) >= week
}

type UnchangedCheck =
  /** `memory` is null where nothing of it changed. */
  { isUnchanged: true; memory: SourceMemory | null } | { isUnchanged: false }

/** Fetches the known pages, up to the first that changed. */
export async function checkUnchanged(
  fetcher: VisitFetcher,
  memory: SourceMemory,
  visitedAt: Date,
): Promise<UnchangedCheck> {
  const hashOf = contentHasher(visitedAt)
  const isWhole = isFullVisitDue(memory, visitedAt)
  const others = memory.pages.filter(({ role }) => role !== 'home')
  const checked = others.length === 0 || isWhole ? memory.pages : others
  if (checked.length === 0) return { isUnchanged: false }
  const seen = new Map<PageMemory, PageMemory>()
  for (const page of checked) {
    const now = page.drawnFrom
      ? await drawnAsBefore(fetcher, page, page.drawnFrom, isWhole)
      : sameAs(page, await fetcher.fetch(requestFor(page)), hashOf)
    if (now === null) return { isUnchanged: false }
    seen.set(page, now)
  }
  const isMemoryCurrent = !isWhole && [...seen].every(([before, now]) => before === now)
  if (isMemoryCurrent) return { isUnchanged: true, memory: null }
  const wholeVisitAt = isWhole ? visitedAt.toISOString() : memory.wholeVisitAt
  return {
    isUnchanged: true,
    memory: { ...memory, pages: memory.pages.map((page) => seen.get(page) ?? page), wholeVisitAt },
  }
}

/** The most requests that the check takes. */
export function requestsOfCheck({ pages }: SourceMemory): number {
  return pages.reduce((sum, { drawnFrom }) => sum + (drawnFrom?.length ?? 1), 0)
}

/**
 * The page with its inputs as to be remembered; null if an input changed, and once a week, because a script may also
 * draw by the date.
 */
async function drawnAsBefore(
  fetcher: VisitFetcher,
  page: PageMemory,
  drawnFrom: readonly DrawnFrom[],
  isWhole: boolean,
): Promise<PageMemory | null> {
  if (isWhole) return null
  const seen: DrawnFrom[] = []
  for (const part of drawnFrom) {
    const result = await fetcher.fetch(requestFor(part))
    if (result.kind === 'unchanged') seen.push(part)
    else if (result.kind === 'fetched' && result.status < 300 && bytesHash(result.body) === part.bytesHash)
      seen.push(withNewValidators(part, result))
    else return null
  }
  return seen.every((part, index) => part === drawnFrom[index]) ? page : { ...page, drawnFrom: seen }
}

function requestFor({ url, body, etag, lastModified }: Pick<PageMemory, 'url' | 'body' | 'etag' | 'lastModified'>) {
  const validators: Validators = {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  }
  const isConditional = etag !== undefined || lastModified !== undefined
  return {
    url,
    ...(body === undefined ? {} : { method: 'POST' as const, body }),
    ...(isConditional ? { validators } : {}),
  }
}

/** The page as it is to be remembered, itself if nothing changed; null if it says something else. */
function sameAs(page: PageMemory, result: FetchResult, hashOf: (html: string) => string): PageMemory | null {
  if (result.kind === 'unchanged') return page
  if (result.kind === 'failed') return result.reason === 'robots' && page.bytesHash === '' ? page : null
  if (result.status >= 300) return null
  const hash = bytesHash(result.body)
  const isSame =
    hash === page.bytesHash ||
    (page.contentHash !== null &&
      hashOf(decodeText(result.body, result.headers['content-type'] ?? '')) === page.contentHash)
  if (!isSame) return null
  const now = withNewValidators(page, result)
  return hash === page.bytesHash ? now : { ...now, bytesHash: hash }
}

/** The known page itself where its validators are unchanged. */
function withNewValidators<Known extends Validators>(known: Known, { headers }: Fetched): Known {
  const { etag, 'last-modified': lastModified } = headers
  if (etag === known.etag && lastModified === known.lastModified) return known
  const { etag: _, lastModified: __, ...others } = known
  return { ...(others as Known), ...validatorsOf(headers) }
}
