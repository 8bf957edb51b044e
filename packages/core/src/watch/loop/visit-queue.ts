import type { LeasedSource } from '../schedule/lease-due.ts'

/** A leased source that waits for the lock of its host and a slot of its address. Times are milliseconds of one clock. */
export type QueuedVisit = {
  source: LeasedSource
  /** The host of the visit's first request. */
  host: string
  address: string | null
  since: number
}

export type VisitQueue = {
  readonly size: number
  add(source: LeasedSource, host: string, now: number): void
  /** Removes and returns a visit to try now. */
  next(now: number): QueuedVisit | null
  /** Whether visits are already waiting for this address, so that a new one has to line up behind them. */
  isCrowded(address: string | null): boolean
  /**
   * Puts back a visit that got no lock. Returns null, or where the wait would be too long the delay in ms until it is
   * due.
   */
  requeue(waiting: QueuedVisit, now: number): number | null
  all(): QueuedVisit[]
  clear(): QueuedVisit[]
}

/** Visits that found their address full, or a busy host whose address is unknown: one of them retries at a time. */
type Crowd = { waiting: QueuedVisit[]; tryAt: number }

const retryMs = 250
const maxWaitMs = 30_000
/** About how long a visit occupies a slot of its address. */
const visitMs = 4_000
const maxAddresses = 10_000

/**
 * Short waits are kept in memory. A visit that would wait longer is sent back to the schedule for when its address has
 * room, each one visit later than the last, so that many sources due at once do not come back together.
 */
export function createVisitQueue(capOf: (address: string) => number): VisitQueue {
  const fresh: QueuedVisit[] = []
  const crowds = new Map<string, Crowd>()
  const busyUntil = new Map<string, number>()
  let size = 0

  const keyOf = ({ address, host }: QueuedVisit) => address ?? host

  function requeueDelay(key: string, cap: number, now: number): number {
    if (busyUntil.size >= maxAddresses) for (const [one, until] of busyUntil) if (until <= now) busyUntil.delete(one)
    const dueAt = Math.max(busyUntil.get(key) ?? 0, now + maxWaitMs) + visitMs / cap
    if (busyUntil.size < maxAddresses || busyUntil.has(key)) busyUntil.set(key, dueAt)
    return dueAt - now
  }

  function nextOfCrowds(now: number): QueuedVisit | undefined {
    for (const [key, crowd] of crowds) {
      if (crowd.tryAt > now) continue
      crowd.tryAt = now + retryMs
      const next = crowd.waiting.shift()
      if (crowd.waiting.length === 0) crowds.delete(key)
      return next
    }
    return undefined
  }

  function all(): QueuedVisit[] {
    return [...[...crowds.values()].flatMap(({ waiting }) => waiting), ...fresh]
  }

  return {
    get size() {
      return size
    },
    add: (source, host, now) => {
      fresh.push({ source, host, address: null, since: now })
      size += 1
    },
    next: (now) => {
      const next = nextOfCrowds(now) ?? fresh.shift()
      if (next === undefined) return null
      size -= 1
      return next
    },
    isCrowded: (address) => address !== null && crowds.has(address),
    requeue: (waiting, now) => {
      const key = keyOf(waiting)
      const cap = waiting.address === null ? 1 : capOf(waiting.address)
      const crowd = crowds.get(key) ?? { waiting: [], tryAt: now + retryMs }
      const isTooLong = now - waiting.since > maxWaitMs || (crowd.waiting.length * visitMs) / cap > maxWaitMs
      if (isTooLong) return requeueDelay(key, cap, now)
      // Last in line: perhaps only its host is busy, and the others must not wait for that.
      crowd.waiting.push(waiting)
      crowds.set(key, crowd)
      size += 1
      return null
    },
    all,
    clear: () => {
      const left = all()
      fresh.length = 0
      crowds.clear()
      size = 0
      return left
    },
  }
}
