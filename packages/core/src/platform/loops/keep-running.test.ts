import { expect, it } from 'vitest'
import { keepRunning } from './keep-running.ts'

const ignore = () => {}

it('keepRunning repeats while there is more to do, sleeps when there is not, backs off after each failure, and stops when the signal aborts', async () => {
  const stop = new AbortController()
  const errors: unknown[] = []
  const log = { info: ignore, warn: ignore, error: (...entry: unknown[]) => errors.push(entry) }
  const away = new Error('away')
  const outcomes = [true, false, away, away, true, away]
  const startedAt: number[] = []
  const work = async () => {
    const outcome = outcomes[startedAt.push(performance.now()) - 1]
    if (outcome === undefined) stop.abort()
    if (outcome instanceof Error) throw outcome
    return outcome ?? false
  }
  await keepRunning(log, { idleMs: 20, failed: 'reading failed', work }, stop.signal)
  const rests = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0))
  expect(rests).toHaveLength(outcomes.length)
  for (const [index, atLeast] of [0, 20, 40, 80, 0, 40].entries()) expect(rests[index]).toBeGreaterThan(atLeast - 2)
  expect(errors).toEqual([1, 2, 1].map((failures) => [{ err: away, failures }, 'reading failed, trying again']))
})
