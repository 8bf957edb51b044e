import { politenessLimits } from '@vedetta/contracts/watch/bot'

export type SizeLimits = { wire: number; inflated: number }

export type FetchLimits = {
  connectMs: number
  /** From the request to the last header, without connecting. */
  headersMs: number
  /** Wall clock: a server that drips must not hold us. */
  bodyMs: number
  /** All hops of a redirect together. */
  totalMs: number
  headerBytes: number
  page: SizeLimits
  pdf: SizeLimits
  /** Inflated to wire; small bodies may exceed it. */
  ratio: number
  /** At least this long between two requests to a host. */
  pauseMs: number
  /** A longer Crawl-delay is cut to this. */
  crawlDelayMs: number
}

const megabyte = 1_000_000

/** Bytes of answers that visits hold: what each may hold at most, how much of it is free, and what all share beyond that. */
export type BytesLimits = { perVisit: number; free: number; pool: number }

export const bytesLimits: BytesLimits = {
  perVisit: politenessLimits.visitMegabytes * megabyte,
  free: 0.25 * megabyte,
  pool: 250 * megabyte,
}

export const defaultFetchLimits: FetchLimits = {
  connectMs: 5_000,
  headersMs: 10_000,
  bodyMs: 20_000,
  totalMs: 45_000,
  headerBytes: 32_768,
  page: { wire: politenessLimits.pageMegabytes * megabyte, inflated: 4 * megabyte },
  pdf: { wire: politenessLimits.pdfMegabytes * megabyte, inflated: 5 * megabyte },
  ratio: 50,
  pauseMs: politenessLimits.requestIntervalSeconds * 1_000,
  crawlDelayMs: politenessLimits.maxCrawlDelaySeconds * 1_000,
}
