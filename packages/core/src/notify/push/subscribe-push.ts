import { maxPushDevices, type PushState, type subscribePush as subscribePushCall } from '@vedetta/contracts/notify/push'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { lockDevices, selectDevices, upsertDevice } from './devices.queries.ts'
import { type PushContext, readPushState } from './read-push-state.ts'

type Subscription = z.output<typeof subscribePushCall.input> & { readonly userAgent: string }

const maxUserAgent = 300

/** Pushes a person's alerts to a browser from now on. Idempotent. */
export async function subscribePush(
  context: PushContext & Pick<Context, 'limits'>,
  userId: string,
  { endpoint, keys, userAgent }: Subscription,
  now: Date,
): Promise<PushState> {
  if (context.pushPublicKey === null) throw new AppError('push_unavailable')
  await context.limits.consume('pushChangesOfPerson', userId)
  await context.db.transaction().execute(async (tx) => {
    await lockDevices(tx, userId)
    const others = (await selectDevices(tx, userId)).filter((device) => device.endpoint !== endpoint)
    if (others.length >= maxPushDevices) throw new AppError('push_devices_full')
    await upsertDevice(tx, { userId, endpoint, keys, userAgent: userAgent.slice(0, maxUserAgent) }, now)
  })
  return readPushState(context, userId)
}
