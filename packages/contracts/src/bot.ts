/** By which robots.txt names us. */
export const botName = 'VedettaBot'

/** Says to whoever reads their logs who we are, and where to read more. */
export function botUserAgent(origin: string): string {
  return `${botName}/1.0 (+${origin}/bot)`
}

/** How visits behave. The crawler goes by it, and `/bot` says it to those who are visited. */
export const botManners = {
  /** Least time between two requests to a host. */
  pauseSeconds: 1,
  /** A longer Crawl-delay is cut to this; hosts that want longer pauses are asked for little. */
  maxCrawlDelaySeconds: 30,
  requestsOfSlow: 3,
  /** Of a visit: requests, and pages opened in a browser because they need one. */
  maxRequests: 25,
  maxRenders: 12,
  /** What such a page asks for by itself. */
  requestsOfRender: 40,
  /** Where a host says 429, or 503 with Retry-After: as it says, at most so long. */
  maxWaitHours: 24,
  usualWaitHours: 1,
  /** Planned visits of a site are at least so far apart. */
  visitsApartHours: 20,
  /** A robots.txt that refuses us is looked at again after so long. */
  blockedDays: 7,
  /** Bytes of a page, and of a PDF, beyond which we read on nowhere. */
  pageMegabytes: 1,
  pdfMegabytes: 5,
} as const
