import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { expect, it } from 'vitest'
import type { Log } from '../../platform/context.ts'
import { type JobWork, runJobs } from './run-jobs.ts'
import { type JobName, workerJobs } from './worker-jobs.ts'

const idle = Object.fromEntries(keysOf(workerJobs).map((name) => [name, async () => {}])) as unknown as JobWork

/** Runs the jobs given until one aborts, and returns what the log and the meters were told. */
async function run(work: Partial<JobWork>, stop: AbortController, isOn = true) {
  const errors: string[] = []
  const ended: [JobName, string][] = []
  const log: Log = { info() {}, warn() {}, error: (_, message) => errors.push(message) }
  const meterOf = (name: JobName) => ({
    succeeded: () => void ended.push([name, 'succeeded']),
    failed: () => void ended.push([name, 'failed']),
  })
  await runJobs({ log, switches: { isOn: async () => isOn }, meterOf }, { ...idle, ...work }, stop.signal)
  return { errors, ended }
}

it('runJobs rests as long as the table says, not while more is waiting, and measures each pass', async () => {
  const stop = new AbortController()
  const outcomes = [true, 1, new Error('away')]
  const startedAt: number[] = []
  const pass = async () => {
    const outcome = outcomes[startedAt.push(performance.now()) - 1]
    if (outcome instanceof Error) {
      stop.abort()
      throw outcome
    }
    return outcome
  }
  const { errors, ended } = await run({ index: ({ repeat }) => repeat(pass) }, stop)
  const [first = 0, second = 0, third = 0] = startedAt
  expect(second - first).toBeLessThan(third - second)
  expect(third - second).toBeGreaterThan(workerJobs.index.every - 2)
  expect(ended).toEqual(['succeeded', 'succeeded', 'failed'].map((end) => ['index', end]))
  expect(errors).toEqual(['indexing failed, trying again'])
})

it('runJobs leaves out a job while its switch is off, and runs those without one', async () => {
  const stop = new AbortController()
  const done: string[] = []
  const work: Partial<JobWork> = {
    digests: ({ repeat }) => repeat(async () => done.push('digests')),
    index: ({ repeat }) => repeat(async () => done.push('index') > 1 && stop.abort()),
  }
  await run(work, stop, false)
  expect(done).toEqual(['index', 'index'])
})

it('runJobs leaves a failed hourly job to the next hour', async () => {
  const stop = new AbortController()
  const fail = async () => {
    setImmediate(() => stop.abort())
    throw new Error('away')
  }
  const { errors, ended } = await run({ sweep_mails: ({ repeat }) => repeat(fail) }, stop)
  expect(ended).toEqual([['sweep_mails', 'failed']])
  expect(errors).toEqual(['sweeping mails failed, again in an hour'])
})

it('runJobs measures the passes of a job that keeps its lock, and rests between them', async () => {
  const stop = new AbortController()
  const startedAt: number[] = []
  const work: Partial<JobWork> = {
    index: async ({ signal, endPass }) => {
      while (!signal.aborted) {
        if (startedAt.push(performance.now()) === 3) stop.abort()
        await endPass(startedAt.length === 1)
      }
    },
  }
  const { ended } = await run(work, stop)
  const [, second = 0, third = 0] = startedAt
  expect(third - second).toBeGreaterThan(workerJobs.index.every - 2)
  expect(ended).toEqual([1, 2, 3].map(() => ['index', 'succeeded']))
})
