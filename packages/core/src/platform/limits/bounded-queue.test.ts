import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('a bounded queue runs tasks up to its concurrency, queues the next in order of arrival, and refuses the rest', async () => {
  const queue = createBoundedQueue({ parallel: 2, waiting: 3 })
  const ends: (() => void)[] = []
  const started: number[] = []
  const work = (n: number) =>
    queue(() => {
      started.push(n)
      return new Promise<number>((end) => ends.push(() => end(n)))
    })
  const accepted = [0, 1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toMatchObject({ code: 'request_limit', retryAfter: 5 })
  expect(started).toEqual([0, 1])
  for (let n = 0; n < 5; n++) {
    ends[n]?.()
    await turn()
  }
  expect(await Promise.all(accepted)).toEqual([0, 1, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
})

test('a bounded queue starts the next task when one fails', async () => {
  const queue = createBoundedQueue({ parallel: 1, waiting: 0 })
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue(() => Promise.resolve('yes'))).toBe('yes')
})
