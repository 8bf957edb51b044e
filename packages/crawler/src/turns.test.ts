import { expect, it } from 'vitest'
import { startCpuTime } from '../testing/cpu-time.ts'
import { watchSteps } from '../testing/loop-steps.ts'
import { asOneReader, inTurns, takeTurn } from './turns.ts'

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
