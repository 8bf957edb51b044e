import { expect, it } from 'vitest'
import { startCpuTime } from '../testing/cpu-time.ts'
import { watchSteps } from '../testing/loop-steps.ts'
import { asOneReader, inTurns, keepTurn, takeTurn } from './turns.ts'

function work(ms: number): void {
  const spent = startCpuTime()
  while (spent() < ms);
}

it('takeTurn gives each step a turn of the event loop of its own, so that timers come in between', async () => {
  const steps = watchSteps()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      await takeTurn()
      work(20)
    }),
  )
  expect(steps.takeSlowest()).toBeLessThan(100)
  steps.stop()
})

it('takeTurn lets the visit that took least so far go first', async () => {
  const ended: string[] = []
  const visit = (name: string, ms: number) =>
    asOneReader(async () => {
      await inTurns(Array(10).fill(ms), work, 1)
      ended.push(name)
    })
  await Promise.all([visit('long', 20), visit('longer', 30), visit('short', 0)])
  expect(ended).toEqual(['short', 'long', 'longer'])
})

it('keepTurn lets timers in and goes on before the others that wait', async () => {
  const told: string[] = []
  const kept = async () => {
    await takeTurn()
    // biome-ignore lint/plugin: nothing waits for this timer; the test is about when it runs.
    setTimeout(() => told.push('timer'), 0)
    work(2)
    for (const part of ['a', 'b', 'c']) {
      told.push(part)
      await keepTurn()
      work(2)
    }
  }
  await Promise.all([kept(), inTurns(['other'], (name) => told.push(name))])
  expect(told.filter((name) => name !== 'timer')).toEqual(['a', 'b', 'c', 'other'])
  expect(told.indexOf('timer')).toBeLessThan(told.indexOf('c'))
})
