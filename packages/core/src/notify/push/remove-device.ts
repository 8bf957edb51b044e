import type { PushState } from '@vedetta/contracts/notify/push'
import { deleteDevice } from './devices.queries.ts'
import { type PushContext, readPushState } from './read-push-state.ts'

/** Pushes nothing more to a browser of a person. Idempotent. */
export async function removeDevice(context: PushContext, userId: string, subscriptionId: string): Promise<PushState> {
  await deleteDevice(context.db, userId, subscriptionId)
  return readPushState(context, userId)
}
