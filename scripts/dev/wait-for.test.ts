import { expect, test } from 'vitest'
import { waitFor } from './wait-for.ts'

const wait = { name: 'Redis at 127.0.0.1:1', advice: 'Start it.', timeoutMs: 20, retryMs: 1 }

test('waitFor is silent when the first check succeeds', async () => {
  const lines: string[] = []
  await waitFor({ ...wait, check: async () => {}, tell: (line) => lines.push(line) })
  expect(lines).toEqual([])
})

test('waitFor says once what it waits for, and ends when a check succeeds', async () => {
  const lines: string[] = []
  let failuresLeft = 3
  const check = async () => {
    if (failuresLeft-- > 0) throw new Error('not yet')
  }
  await waitFor({ ...wait, timeoutMs: 5_000, check, tell: (line) => lines.push(line) })
  expect(lines).toEqual(['waiting for Redis at 127.0.0.1:1, up to 5 s'])
  expect(failuresLeft).toBe(-1)
})

test('waitFor gives up at its time limit with the last failure and what to do', async () => {
  const check = () => Promise.reject(Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }))
  await expect(waitFor({ ...wait, timeoutMs: 1_000, retryMs: 600, check, tell() {} })).rejects.toThrow(
    'Redis at 127.0.0.1:1 did not answer in 1 s (ECONNREFUSED). Start it.',
  )
})
