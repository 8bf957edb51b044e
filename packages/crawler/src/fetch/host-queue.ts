import { pauseUntil } from './sleep-until.ts'

type InTurn = <Result>(host: string, pauseMs: number, work: () => Promise<Result>) => Promise<Result>

type Line = { last: Promise<unknown>; waiting: number; endedAt: number }

/** No pause is longer. */
const rememberedMs = 60_000
const manyLines = 1_000

/**
 * One thing at a time for each host, and at least `pauseMs` after the one before had its answer: it was sent earlier
 * than that, so the host sees the whole pause, however long connecting took.
 */
export function createHostTurns(): InTurn {
  const lines = new Map<string, Line>()
  let tidyAt = manyLines

  function lineOf(host: string): Line {
    const line = lines.get(host) ?? { last: Promise.resolve(), waiting: 0, endedAt: Number.NEGATIVE_INFINITY }
    lines.set(host, line)
    if (lines.size > tidyAt) {
      const now = performance.now()
      for (const [name, one] of lines) if (one.waiting === 0 && now - one.endedAt > rememberedMs) lines.delete(name)
      tidyAt = Math.max(manyLines, lines.size * 2)
    }
    return line
  }

  return (host, pauseMs, work) => {
    const line = lineOf(host)
    line.waiting += 1
    const turn = line.last.then(async () => {
      await pauseUntil(() => line.endedAt + pauseMs)
      try {
        return await work()
      } finally {
        line.endedAt = performance.now()
        line.waiting -= 1
      }
    })
    line.last = turn.catch(() => undefined)
    return turn
  }
}
