export type LimitBounds = {
  /** This many are always taken on: a machine that is slow by itself is no overload. */
  readonly min: number
  readonly max: number
  /** The mean time of an answer, in milliseconds, above which fewer are taken on. */
  readonly targetMs: number
}

export type AdaptiveLimit = {
  readonly current: () => number
  /** One was answered, in so many milliseconds. */
  readonly record: (ms: number) => void
}

const windowMs = 250

/**
 * The number of requests that are answered at a time. In a busy process each takes longer the more there are: the number falls by
 * a fifth while answers take too long, and rises by one while they don't (additive increase, multiplicative decrease).
 */
export function createAdaptiveLimit({ min, max, targetMs }: LimitBounds, now = () => performance.now()): AdaptiveLimit {
  let limit = max
  let answered = 0
  let spentMs = 0
  let windowEndsAt = now() + windowMs

  function adapt(): void {
    if (now() < windowEndsAt) return
    limit = spentMs / answered > targetMs ? Math.max(min, Math.floor(limit * 0.8)) : Math.min(max, limit + 1)
    answered = 0
    spentMs = 0
    windowEndsAt = now() + windowMs
  }

  return {
    current: () => limit,
    record(ms) {
      answered++
      spentMs += ms
      adapt()
    },
  }
}
