import type { LeasedSource } from '../schedule/lease-due.ts'

/** A leased source that waits for its host's and its address's turn. Times are milliseconds of one clock. */
export type QueuedVisit = {
  source: LeasedSource
  /** Whom the visit asks first. */
  host: string
  address: string | null
  since: number
}

export type VisitQueue = {
  readonly size: number
  add(source: LeasedSource, host: string, now: number): void
  /** One whose turn may have come; it is no longer in the line then. */
  next(now: number): QueuedVisit | null
  /** Whether others wait for an address already, behind whom to wait. */
  isCrowded(address: string | null): boolean
  /** Its turn had not come. Answers after how many milliseconds it is to come round again, or null where it waits here. */
  requeue(waiting: QueuedVisit, now: number): number | null
  all(): QueuedVisit[]
  clear(): QueuedVisit[]
}

/** Those who found an address full, or a host busy whose address is not known: one of them tries at a time. */
type Crowd = { waiting: QueuedVisit[]; tryAt: number }

const retryMs = 250
const maxWaitMs = 30_000
/** About what a visit takes of an address. */
const visitMs = 4_000
const maxAddresses = 10_000

/**
 * Waits for short, in memory. Whoever would wait longer is told to come back when its address can bear it: each a visit's
 * time after the one before, so that a crowd that is due at once does not come round again and again.
 */
export function createVisitQueue(capOf: (address: string) => number): VisitQueue {
  const fresh: QueuedVisit[] = []
  const crowds = new Map<string, Crowd>()
  const busyUntil = new Map<string, number>()
  let size = 0

  const keyOf = ({ address, host }: QueuedVisit) => address ?? host

  function requeueDelay(key: string, cap: number, now: number): number {
    if (busyUntil.size >= maxAddresses) for (const [one, until] of busyUntil) if (until <= now) busyUntil.delete(one)
    const turn = Math.max(busyUntil.get(key) ?? 0, now + maxWaitMs) + visitMs / cap
    if (busyUntil.size < maxAddresses || busyUntil.has(key)) busyUntil.set(key, turn)
    return turn - now
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
      // At the end: it may be its host that is busy, and the others must not wait for that.
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
