// biome-ignore lint/style/noRestrictedImports: how long hosts are left alone is the subject
import { setTimeout as sleep } from 'node:timers/promises'
import { hourMs } from '@vedetta/contracts/text/durations'
import { expect, test, vi } from 'vitest'
import { createHostQueue } from './host-queue.ts'

/** When each piece of work began and ended. */
function clocked() {
  const start = performance.now()
  const begun: number[] = []
  const work = (ms: number) => async () => {
    begun.push(performance.now() - start)
    await sleep(ms)
  }
  return { begun, work }
}

test('the pause begins with the end of the job before, not with its start', async () => {
  const inTurn = createHostQueue()
  const { begun, work } = clocked()
  await Promise.all([inTurn('a.example', 50, work(40)), inTurn('a.example', 50, work(0))])
  expect(begun[1]).toBeGreaterThanOrEqual(88)
})

test('a longer pause counts from the job before, whatever pause that one had', async () => {
  const inTurn = createHostQueue()
  const { begun, work } = clocked()
  await inTurn('a.example', 0, work(0))
  await inTurn('a.example', 60, work(0))
  expect(begun[1]).toBeGreaterThanOrEqual(58)
  // A job that waited for a pause would now wait for ever.
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await inTurn('a.example', 0, work(0))
  stopped.mockRestore()
  expect(begun).toHaveLength(3)
})

test('hosts do not wait for each other, and a failed job releases its queue', async () => {
  const inTurn = createHostQueue()
  const { begun, work } = clocked()
  // Longer than a test may take: none of these pauses is waited for.
  await expect(inTurn('a.example', hourMs, () => Promise.reject(new Error('reset')))).rejects.toThrow('reset')
  await Promise.all([inTurn('b.example', hourMs, work(0)), inTurn('a.example', 20, work(0))])
  expect(begun).toHaveLength(2)
})
