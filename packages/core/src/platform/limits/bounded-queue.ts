import PQueue from 'p-queue'
import { AppError } from '../app-error.ts'

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs a few tasks at a time, queues some, and refuses the rest at once: under overload a quick refusal beats a late answer. */
export function createBoundedQueue({ parallel, waiting }: { parallel: number; waiting: number }): BoundedQueue {
  const queue = new PQueue({ concurrency: parallel })

  return async (work) => {
    if (queue.pending >= parallel && queue.size >= waiting) throw new AppError('request_limit', { retryAfter: 5 })
    return queue.add(work)
  }
}
