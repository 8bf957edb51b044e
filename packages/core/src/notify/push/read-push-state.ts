import { createHash } from 'node:crypto'
import type { PushState } from '@vedetta/contracts/notify/push'
import type { Context } from '../../platform/context.ts'
import { selectDevices } from './devices.queries.ts'

export type PushContext = Pick<Context, 'db'> & { readonly pushPublicKey: string | null }

/** The endpoint itself stays here: whoever knows it can subscribe it for themselves. */
export async function readPushState({ db, pushPublicKey }: PushContext, userId: string): Promise<PushState> {
  const devices = await selectDevices(db, userId)
  return {
    publicKey: pushPublicKey,
    devices: devices.map(({ subscription_id, endpoint, device, created_at, last_push }) => ({
      subscriptionID: subscription_id,
      endpointHash: createHash('sha256').update(endpoint).digest('hex'),
      userAgent: device || null,
      createdAt: created_at.toISOString(),
      lastPush: last_push?.toISOString() ?? null,
    })),
  }
}
