import { bytesHash } from '../fetch/bytes-hash.ts'
import type { Fetched, FetchRequest, FetchResult, Validators } from '../fetch/fetcher.ts'
import { inputHash, pageForScript } from '../fetch/input-hash.ts'
import { validatorsOf } from '../fetch/validators.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { type ContentHasher, contentHasher } from '../page/content-hash.ts'
import { textOf } from '../page/decode.ts'
import { documentHasher } from '../page/document-hash.ts'
import { isUntried } from '../visit/rendering-notes.ts'
import { createListCheck, type ListCheck } from './check-list.ts'
import { ownCall } from './own-call.ts'
import type { DrawnInput, PageMemory, SourceMemory } from './source-memory.ts'

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
  const documentHashOf = documentHasher(visitedAt)
  const isWhole = isFullVisitDue(memory, visitedAt)
  if (memory.round !== undefined || (memory.isLarge && isWhole)) return { isUnchanged: false }
  if (isWhole && memory.renderings?.some((note) => isUntried(note, visitedAt))) return { isUnchanged: false }
  const daily = memory.pages.filter(({ role, list }) => role !== 'home' && !list?.isWeekly)
  const checked = daily.length === 0 || isWhole ? memory.pages : daily
  if (checked.length === 0) return { isUnchanged: false }
  const lists = createListCheck(memory.pages)
  const seen = new Map<PageMemory, PageMemory>()
  for (const page of checked) {
    // A script may also draw by the date.
    const now = page.drawnFrom
      ? !isWhole && (await drawnAsBefore(fetcher, page, page.drawnFrom, documentHashOf))
      : await sameAs(page, fetcher, lists, hashOf)
    if (!now) return { isUnchanged: false }
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

/** The page with its inputs as to be remembered; null if an input changed. */
async function drawnAsBefore(
  fetcher: VisitFetcher,
  page: PageMemory,
  drawnFrom: readonly DrawnInput[],
  documentHashOf: ReturnType<typeof documentHasher>,
): Promise<PageMemory | null> {
  const seen: DrawnInput[] = []
  for (const part of drawnFrom) {
    const result = await fetcher.fetch(requestFor(part))
    const others = drawnFrom.filter((other) => other !== part).map(({ url }) => url)
    const now = sameInput(part, result, (document) => documentHashOf(document, others))
    if (now === null) return null
    seen.push(now)
  }
  return seen.every((part, index) => part === drawnFrom[index]) ? page : { ...page, drawnFrom: seen }
}

function sameInput(
  part: DrawnInput,
  result: FetchResult,
  documentHashOf: (html: string) => string | null,
): DrawnInput | null {
  if (result.kind === 'unchanged') return part
  if (result.kind === 'failed' || result.status >= 300) return null
  const hash = inputHash(result.body, { isScript: part.bytesHash === pageForScript })
  if (hash === part.bytesHash) return withNewValidators(part, result)
  if (part.documentHash === undefined || documentHashOf(textOf(result)) !== part.documentHash) return null
  return { ...withNewValidators(part, result), bytesHash: hash }
}

function requestFor({
  url,
  body,
  etag,
  lastModified,
  list,
}: Pick<PageMemory, 'url' | 'body' | 'etag' | 'lastModified' | 'list'>): FetchRequest {
  const { headers } = (list && ownCall(list.board, { url, ...(body === undefined ? {} : { body }) })) ?? {}
  const validators: Validators = {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  }
  const isConditional = etag !== undefined || lastModified !== undefined
  return {
    url,
    ...(body === undefined ? {} : { method: 'POST' as const, body }),
    ...(headers === undefined ? {} : { headers }),
    ...(isConditional ? { validators } : {}),
  }
}

/** The page as it is to be remembered, itself if nothing changed; null if it says something else. */
async function sameAs(
  page: PageMemory,
  fetcher: VisitFetcher,
  lists: ListCheck,
  hashOf: ContentHasher,
): Promise<PageMemory | null> {
  const request = requestIn(page, lists)
  const result = request === null ? null : await fetcher.fetch(request)
  if (request === null || result === null) return null
  if (result.kind === 'unchanged') return page
  if (result.kind === 'failed') return result.reason === 'robots' && page.bytesHash === '' ? page : null
  if (result.status >= 300) return null
  const hash = bytesHash(result.body)
  const isSame =
    page.list && (hash !== page.bytesHash || lists.isLeading(page.list))
      ? await lists.saysTheSame(page.list, request, result)
      : hash === page.bytesHash || (await isSameContent(page, result, hashOf))
  if (!isSame) return null
  const now = withNewValidators(page, result)
  return hash === page.bytesHash ? now : { ...now, bytesHash: hash }
}

/** The request of a page; null where the pages before it no longer lead to it. */
function requestIn(page: PageMemory, lists: ListCheck): FetchRequest | null {
  if (page.list?.isLed) return lists.ledTo(page)
  // An answer that leads to others has to be read.
  return page.list && lists.isLeading(page.list) ? requestFor(withoutValidators(page)) : requestFor(page)
}

function withoutValidators({ etag: _, lastModified: __, ...page }: PageMemory): PageMemory {
  return page
}

async function isSameContent({ contentHash }: PageMemory, answer: Fetched, hashOf: ContentHasher): Promise<boolean> {
  return contentHash !== null && (await hashOf(textOf(answer))) === contentHash
}

/** The known page itself where its validators are unchanged. */
function withNewValidators<Known extends Validators>(known: Known, { headers }: Fetched): Known {
  const { etag, 'last-modified': lastModified } = headers
  if (etag === known.etag && lastModified === known.lastModified) return known
  const { etag: _, lastModified: __, ...others } = known
  return { ...(others as Known), ...validatorsOf(headers) }
}
