import type { FetchResult, Validators } from '../fetch/fetcher.ts'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { decodeText } from '../page/decode.ts'
import { bytesHash, contentHasher } from '../page/page-hash.ts'
import type { PageMemory, SourceMemory } from './source-memory.ts'

const week = 7 * 24 * 3_600_000

/** Whether it is time to go everywhere again: what is new may stand where nothing was. */
export function isWholeDue({ wholeVisitAt }: SourceMemory, visitedAt: Date): boolean {
  return visitedAt.getTime() - Date.parse(wholeVisitAt) >= week
}

type Look =
  /** `memory` is null where nothing of it changed. */
  { isSame: true; memory: SourceMemory | null } | { isSame: false }

/** Asks for the pages that are known, up to the first that changed. */
export async function lookFirst(fetcher: VisitFetcher, memory: SourceMemory, visitedAt: Date): Promise<Look> {
  const hashOf = contentHasher(visitedAt)
  const isWhole = isWholeDue(memory, visitedAt)
  const others = memory.pages.filter(({ role }) => role !== 'home')
  const asked = others.length === 0 || isWhole ? memory.pages : others
  if (asked.length === 0) return { isSame: false }
  const seen = new Map<PageMemory, PageMemory>()
  for (const page of asked) {
    const now = sameAs(page, await fetcher.fetch(requestFor(page)), hashOf)
    if (now === null) return { isSame: false }
    seen.set(page, now)
  }
  const isKept = !isWhole && [...seen].every(([before, now]) => before === now)
  if (isKept) return { isSame: true, memory: null }
  const wholeVisitAt = isWhole ? visitedAt.toISOString() : memory.wholeVisitAt
  return {
    isSame: true,
    memory: { ...memory, pages: memory.pages.map((page) => seen.get(page) ?? page), wholeVisitAt },
  }
}

function requestFor({ url, body, etag, lastModified }: PageMemory) {
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
  const { etag, 'last-modified': lastModified } = result.headers
  if (hash === page.bytesHash && etag === page.etag && lastModified === page.lastModified) return page
  return { ...withoutValidators(page), ...validatorsOf(result.headers), bytesHash: hash }
}

function withoutValidators({ etag: _, lastModified: __, ...page }: PageMemory): PageMemory {
  return page
}

export function validatorsOf(headers: Readonly<Record<string, string>>): Validators {
  const { etag, 'last-modified': lastModified } = headers
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) }
}
