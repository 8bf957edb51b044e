import { AppError } from '../app-error.ts'

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs a few at a time, lets some wait, and turns away the rest at once rather than all of them late. */
export function createBoundedQueue({ parallel, waiting }: { parallel: number; waiting: number }): BoundedQueue {
  let running = 0
  const line: (() => void)[] = []

  return async (work) => {
    if (running < parallel) running++
    else if (line.length < waiting) await new Promise<void>((turn) => line.push(turn))
    else throw new AppError('request_limit', { retryAfter: 5 })
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
