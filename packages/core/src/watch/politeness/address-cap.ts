/** About three requests, a second apart, and a second before the next visit may begin. */
const visitSeconds = 4
const visitsADay = 86_400 / visitSeconds
/** The load is uneven over a day: sources come due in clusters, and some visits take long. */
const usableShare = 0.6
const maxAtOnce = 20

/**
 * How many concurrent visits an address allows, each with at most one request a second: enough for its sources to fit
 * into a day.
 */
export function addressCap(sources: number, networkCap: number | null): number {
  if (networkCap !== null) return networkCap
  return Math.min(Math.max(Math.ceil(sources / (visitsADay * usableShare)), 1), maxAtOnce)
}

/** How many sources can be visited in a day at an address with that cap. */
export function fittingInADay(cap: number): number {
  return Math.floor(cap * visitsADay)
}
