/** Our product token in robots.txt. */
export const botName = 'VedettaBot'

/** Tells readers of server logs who we are and where to read more. */
export function botUserAgent(origin: string): string {
  return `${botName}/1.0 (+${origin}/bot)`
}

/** The limits of every visit. The crawler obeys them, and `/bot` publishes them to site owners. */
export const politenessLimits = {
  /** Minimum time between two requests to a host. */
  requestIntervalSeconds: 1,
  /** A longer Crawl-delay is capped here, and the host gets fewer requests per visit. */
  maxCrawlDelaySeconds: 30,
  maxSlowHostRequests: 3,
  /** Per visit: requests, and pages rendered in a browser. */
  maxRequests: 25,
  /** As many in all, where a list names more adverts than that. */
  maxListedRequests: 60,
  maxRenders: 12,
  /** Requests a rendered page makes by itself. */
  maxRenderRequests: 40,
  /** After a 429, or a 503 with Retry-After: the host’s delay, capped here. */
  maxWaitHours: 24,
  defaultWaitHours: 1,
  /** Minimum time between two planned visits of a site. */
  visitIntervalHours: 20,
  /** A robots.txt that excludes us is fetched again after this. */
  blockedRecheckDays: 7,
  /** A host is asked no more often for the file of its reservations of text and data mining. */
  tdmFileDays: 7,
  /** Larger pages and PDFs are not downloaded. */
  pageMegabytes: 1,
  pdfMegabytes: 5,
  /** Of all answers of a visit, inflated; what would exceed it is not read. */
  visitMegabytes: 40,
} as const
