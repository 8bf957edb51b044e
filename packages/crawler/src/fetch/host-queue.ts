import { sleepUntil } from './sleep-until.ts'

type Enqueue = <Result>(host: string, pauseMs: number, work: () => Promise<Result>) => Promise<Result>

type Queue = { last: Promise<unknown>; waiting: number; endedAt: number }

/** No pause between requests is longer, so older queues can be dropped. */
const rememberedMs = 60_000
const minSweepSize = 1_000

/**
 * A queue for each host: one job at a time, each at least `pauseMs` after the end of the one before. That one was sent
 * even earlier, so the host sees the whole pause, however long connecting took.
 */
export function createHostQueue(): Enqueue {
  const queues = new Map<string, Queue>()
  let sweepAt = minSweepSize

  function queueOf(host: string): Queue {
    const queue = queues.get(host) ?? { last: Promise.resolve(), waiting: 0, endedAt: Number.NEGATIVE_INFINITY }
    queues.set(host, queue)
    if (queues.size > sweepAt) {
      const now = performance.now()
      for (const [name, one] of queues) if (one.waiting === 0 && now - one.endedAt > rememberedMs) queues.delete(name)
      sweepAt = Math.max(minSweepSize, queues.size * 2)
    }
    return queue
  }

  return (host, pauseMs, work) => {
    const queue = queueOf(host)
    queue.waiting += 1
    const turn = queue.last.then(async () => {
      await sleepUntil(() => queue.endedAt + pauseMs)
      try {
        return await work()
      } finally {
        queue.endedAt = performance.now()
        queue.waiting -= 1
      }
    })
    queue.last = turn.catch(() => undefined)
    return turn
  }
}
