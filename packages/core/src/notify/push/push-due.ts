import { minuteMs } from '@vedetta/contracts/text/durations'
import { claimDueDevices } from './due-devices.queries.ts'
import { type PushSender, pushToDevice } from './push-to-device.ts'

export const pushBatch = 50

/** Longer than a message takes, also to a service that does not answer. */
export const pushLeaseMs = minuteMs

/** Pushes new alerts to browsers. Any number of processes may do so. Resolves to whether more may be due. */
export async function pushDue(sender: PushSender): Promise<boolean> {
  const { db, clock, log } = sender
  const now = clock()
  const leaseEnd = new Date(now.getTime() + pushLeaseMs)
  const devices = await claimDueDevices(db, { now, leaseEnd, limit: pushBatch })
  const pushed = await Promise.allSettled(devices.map((device) => pushToDevice(sender, device)))
  for (const result of pushed)
    if (result.status === 'rejected') log.error({ err: result.reason }, 'an alert can’t be pushed')
  return devices.length === pushBatch
}
