import { minuteMs } from '@vedetta/contracts/durations'
import type { Language } from '@vedetta/contracts/labels'
import type { PageAnswer } from '@vedetta/contracts/page-rendering'
import type { RequestPage } from '@vedetta/contracts/routes'
import { ttlCache } from '@vedetta/core/ttl-cache'
import type { Document } from './document.ts'

/** A page of live data. */
export type LivePage = {
  /** The API answers it is rendered with; undefined for an unknown page. */
  readonly answers: (values: Record<string, string>, language: Language) => Promise<readonly PageAnswer[] | undefined>
  /** The Italian paths that belong in the sitemap. */
  readonly paths: () => Promise<readonly string[]>
}

export type LivePages = Readonly<Record<RequestPage, LivePage>>

const cacheOptions = { ttlMs: 5 * minuteMs, max: 1_000 }

/** Renders each document once in five minutes, however many ask for it. */
export function documentCache(clock: () => Date) {
  return ttlCache<Document | undefined>(clock, cacheOptions)
}
