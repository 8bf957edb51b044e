import type { LeasedSource } from './lease-due.ts'

/** A leased source that waits for its host's and its address's turn. Times are milliseconds of one clock. */
export type Waiting = {
  source: LeasedSource
  /** Whom the visit asks first. */
  host: string
  address: string | null
  since: number
  retryAt: number
}

export type VisitLine = {
  readonly size: number
  add(source: LeasedSource, host: string, now: number): void
  /** The one that waits longest of those whose turn may have come; it is no longer in the line then. */
  next(now: number): Waiting | null
  /** Its turn had not come. Answers after how many milliseconds it is to come round again, or null where it waits here. */
  putBack(waiting: Waiting, now: number): number | null
  all(): readonly Waiting[]
  clear(): Waiting[]
}

const retryMs = 250
const longestWaitMs = 30_000
/** About what a visit takes of an address. */
const visitMs = 4_000
const mostAddresses = 10_000

/**
 * Waits for short, in memory. Whoever would wait longer is told to come back when its address can bear it: each a visit's
 * time after the one before, so that a crowd that is due at once does not come round again and again.
 */
export function createVisitLine(capOf: (address: string) => number): VisitLine {
  let line: Waiting[] = []
  /** How many of the line wait for an address, or for a host whose address is not known. */
  const waitingFor = new Map<string, number>()
  const busyUntil = new Map<string, number>()

  const keyOf = ({ address, host }: Waiting) => address ?? host

  function count(waiting: Waiting, one: 1 | -1): void {
    const left = (waitingFor.get(keyOf(waiting)) ?? 0) + one
    if (left === 0) waitingFor.delete(keyOf(waiting))
    else waitingFor.set(keyOf(waiting), left)
  }

  function push(waiting: Waiting): void {
    line.push(waiting)
    count(waiting, 1)
  }

  function comeBackAfter(key: string, cap: number, now: number): number {
    if (busyUntil.size >= mostAddresses) for (const [one, until] of busyUntil) if (until <= now) busyUntil.delete(one)
    const turn = Math.max(busyUntil.get(key) ?? 0, now + longestWaitMs) + visitMs / cap
    if (busyUntil.size < mostAddresses || busyUntil.has(key)) busyUntil.set(key, turn)
    return turn - now
  }

  return {
    get size() {
      return line.length
    },
    add: (source, host, now) => {
      push({ source, host, address: null, since: now, retryAt: now })
    },
    next: (now) => {
      const index = line.findIndex(({ retryAt }) => retryAt <= now)
      const [next = null] = index === -1 ? [] : line.splice(index, 1)
      if (next) count(next, -1)
      return next
    },
    putBack: (waiting, now) => {
      const key = keyOf(waiting)
      const cap = waiting.address === null ? 1 : capOf(waiting.address)
      const ahead = waitingFor.get(key) ?? 0
      const isTooLong = now - waiting.since > longestWaitMs || (ahead * visitMs) / cap > longestWaitMs
      if (isTooLong) return comeBackAfter(key, cap, now)
      push({ ...waiting, retryAt: now + retryMs })
      return null
    },
    all: () => line,
    clear: () => {
      const left = line
      line = []
      waitingFor.clear()
      return left
    },
  }
}
