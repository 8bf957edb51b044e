type BreakerOptions = {
  /** The number of failures in a row that opens it. */
  readonly failures: number
  readonly openMs: number
  readonly isOutage: (error: unknown) => boolean
  /** The error that callers get while it is open. */
  readonly refusal: (waitMs: number) => Error
  readonly now?: () => number
}

export type Breaker = {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Milliseconds until the next try is let through; 0 if one is now. */
  readonly waitMs: () => number
}

/**
 * Asks an engine that does not answer once every few seconds instead of with every request. Failures in a row open it: work is then
 * refused at once, but for one try after each pause, whose success closes it.
 */
export function createBreaker({ failures, openMs, isOutage, refusal, now = Date.now }: BreakerOptions): Breaker {
  let inARow = 0
  let openUntil = 0
  let isTrying = false

  const isOpen = () => inARow >= failures
  const waitMs = () => (isOpen() ? Math.max(isTrying ? 1 : 0, openUntil - now()) : 0)

  return {
    waitMs,
    async run(work) {
      const wait = waitMs()
      if (wait > 0) throw refusal(wait)
      const isTry = isOpen()
      if (isTry) isTrying = true
      try {
        const result = await work()
        inARow = 0
        return result
      } catch (error) {
        // An error of another kind, or a caller who left, says nothing about the engine.
        if (isOutage(error)) {
          inARow++
          // Work that began before it opened and fails later must not put off the next try.
          if (isTry || inARow === failures) openUntil = now() + openMs
        }
        throw error
      } finally {
        if (isTry) isTrying = false
      }
    },
  }
}
