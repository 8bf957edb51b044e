import { expect, test } from 'vitest'
import { tick } from './day-clock.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 18) + seconds * 1_000)
const dayLengthMs = 300_000

test('a tick moves the simulated day on by the time since the last one', () => {
  const { clock, asleepMs, isNewDay } = tick({ day: 17, share: 0.5, tickedAt: at(0) }, at(3), dayLengthMs)
  expect(clock).toEqual({ day: 17, share: 0.51, tickedAt: at(3) })
  expect({ asleepMs, isNewDay }).toEqual({ asleepMs: 0, isNewDay: false })
})

test('a day that is over is followed by the next from its start', () => {
  const { clock, isNewDay } = tick({ day: 17, share: 0.995, tickedAt: at(0) }, at(3), dayLengthMs)
  expect(clock).toEqual({ day: 18, share: 0, tickedAt: at(3) })
  expect(isNewDay).toBe(true)
})

test('no simulated time passes while the machine sleeps or the living day is stopped', () => {
  const { clock, asleepMs, isNewDay } = tick({ day: 17, share: 0.99, tickedAt: at(0) }, at(86_400), dayLengthMs)
  expect(clock).toEqual({ day: 17, share: 0.99, tickedAt: at(86_400) })
  expect({ asleepMs, isNewDay }).toEqual({ asleepMs: 86_400_000, isNewDay: false })
})

test('a clock that was set back changes nothing', () => {
  const { clock, asleepMs } = tick({ day: 17, share: 0.5, tickedAt: at(60) }, at(0), dayLengthMs)
  expect(clock).toEqual({ day: 17, share: 0.5, tickedAt: at(0) })
  expect(asleepMs).toBe(0)
})
