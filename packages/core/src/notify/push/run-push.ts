import { minuteMs } from '@vedetta/contracts/text/durations'
import { keepRunning } from '../../platform/loops/keep-running.ts'
import { type FeatureSwitches, whileOn } from '../../platform/switches/feature-switches.ts'
import { claimDueDevices } from './due-devices.queries.ts'
import { type PushSender, pushToDevice } from './push-to-device.ts'

const idleMs = 2_000
const maxBatch = 50

/** Longer than a message takes, also to a service that does not answer. */
const leaseMs = minuteMs

/** Pushes new alerts to browsers, until the signal aborts. Any number of processes may run it. */
export function runPush(
  sender: PushSender & { switches: Pick<FeatureSwitches, 'isOn'> },
  signal: AbortSignal,
): Promise<void> {
  const work = whileOn(sender.switches, 'push', () => pushDue(sender))
  return keepRunning(sender.log, { idleMs, failed: 'pushing alerts failed', work }, signal)
}

/** Resolves to whether more may be due. */
export async function pushDue(sender: PushSender): Promise<boolean> {
  const { db, clock, log } = sender
  const now = clock()
  const leaseEnd = new Date(now.getTime() + leaseMs)
  const devices = await claimDueDevices(db, { now, leaseEnd, limit: maxBatch })
  const pushed = await Promise.allSettled(devices.map((device) => pushToDevice(sender, device)))
  for (const result of pushed)
    if (result.status === 'rejected') log.error({ err: result.reason }, 'an alert can’t be pushed')
  return devices.length === maxBatch
}
