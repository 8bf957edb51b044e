import { minuteMs } from '@vedetta/contracts/durations'
import type { Language } from '@vedetta/contracts/labels'
import type { PageAnswer } from '@vedetta/contracts/page-rendering'
import type { RequestPage } from '@vedetta/contracts/routes'
import { ttlCache } from '@vedetta/core/ttl-cache'
import type { Document } from './document.ts'

/** A page of what the instance knows today. */
export type LivePage = {
  /** What it is rendered with; undefined where there is no such page. */
  readonly answers: (values: Record<string, string>, language: Language) => Promise<readonly PageAnswer[] | undefined>
  /** Where search engines find one with something to say, by the Italian paths. */
  readonly paths: () => Promise<readonly string[]>
}

export type LivePages = Readonly<Record<RequestPage, LivePage>>

const cacheOptions = { ttlMs: 5 * minuteMs, max: 1_000 }

/** Renders each document once in five minutes, however many ask for it. */
export function documentCache(clock: () => Date) {
  return ttlCache<Document | undefined>(clock, cacheOptions)
}
