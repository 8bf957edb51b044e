import { hourMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { Log } from '../../platform/context.ts'
import type { PassMeter } from '../../platform/loops/keep-running.ts'
import { createLoop, type Loop } from '../../platform/loops/loop.ts'
import { type FeatureSwitches, whileOn } from '../../platform/switches/feature-switches.ts'
import { type Job, type JobName, workerJobs } from './worker-jobs.ts'

/** The work of each job; one that waits for arrivals does so itself. */
export type JobWork = {
  readonly [Name in JobName]: (
    loop: (typeof workerJobs)[Name]['every'] extends number ? Loop : Pick<Loop, 'signal' | 'meter'>,
  ) => Promise<void>
}

type JobsContext = {
  readonly log: Log
  readonly switches: Pick<FeatureSwitches, 'isOn'>
  readonly meterOf: (name: JobName) => PassMeter
}

/** Runs every job as often as the table says, each while its switch is on, until the signal aborts. */
export async function runJobs(context: JobsContext, work: JobWork, signal: AbortSignal): Promise<void> {
  await Promise.all(keysOf(workerJobs).map((name) => work[name](loopOf(context, name, signal))))
}

/** A job that waits for arrivals is given no `repeat` by its type. */
function loopOf({ log, switches, meterOf }: JobsContext, name: JobName, signal: AbortSignal): Loop {
  const { what, every, switch: feature }: Job = workerJobs[name]
  const loop = createLoop(log, { what, idleMs: every === 'arrival' ? hourMs : every, meter: meterOf(name) }, signal)
  return feature ? { ...loop, repeat: (pass) => loop.repeat(whileOn(switches, feature, pass)) } : loop
}
