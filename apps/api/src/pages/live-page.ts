import type { RequestPage } from '@vedetta/contracts/calls/routes'
import { hourMs, minuteMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import type { PageAnswer } from '@vedetta/contracts/watch/page-rendering'
import { createBoundedQueue } from '@vedetta/core/platform/limits/bounded-queue'
import { LRUCache } from 'lru-cache'
import type { PackedDocument } from './document.ts'

/** A page of live data. */
export type LivePage = {
  /** The API answers it is rendered with; undefined for an unknown page. */
  readonly answers: (values: Record<string, string>, language: Language) => Promise<readonly PageAnswer[] | undefined>
  /** The Italian paths that belong in the sitemap. */
  readonly paths: () => Promise<readonly string[]>
}

export type LivePages = Readonly<Record<RequestPage, LivePage>>

/** A document of this age is still sent, while the next request gets a new one. */
const freshMs = 30 * minuteMs
/** An older one is made again before it is sent. */
const usableMs = 3 * hourMs
/** All maps in both languages are some 8,200 documents, 147 MB at 18 KB each. */
const maxBytes = 192 * 2 ** 20
/** Rendering keeps the process from answering others, so pages are made one by one. */
const room = { parallel: 1, waiting: 30 }

type Entry = { readonly document: PackedDocument; readonly madeAt: number }

/**
 * Holds every document of live data, so that a visit costs a rendering once in half an hour at most. A missing document is made
 * after `admit`, which may refuse; paths without a page are not kept, since there is no end of them.
 */
export function documentCache(clock: () => Date) {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ document }) => document.size })
  const pending = new Map<string, Promise<PackedDocument | undefined>>()
  const queued = createBoundedQueue(room)

  async function makeOnce(path: string, make: () => Promise<PackedDocument | undefined>) {
    const running = pending.get(path) ?? queued(make)
    pending.set(path, running)
    try {
      const document = await running
      if (document) entries.set(path, { document, madeAt: clock().getTime() })
      return document
    } finally {
      pending.delete(path)
    }
  }

  return async (
    path: string,
    make: () => Promise<PackedDocument | undefined>,
    admit: () => Promise<void>,
  ): Promise<PackedDocument | undefined> => {
    const entry = entries.get(path)
    const age = entry ? clock().getTime() - entry.madeAt : Number.POSITIVE_INFINITY
    if (entry && age < usableMs) {
      // A failure leaves the older document in its place, and the next request tries again.
      if (age >= freshMs) makeOnce(path, make).catch(() => {})
      return entry.document
    }
    if (!pending.has(path)) await admit()
    return makeOnce(path, make)
  }
}
