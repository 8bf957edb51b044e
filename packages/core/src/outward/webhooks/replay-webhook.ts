import type { replayWebhook as replayWebhookCall } from '@vedetta/contracts/outward/webhooks'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { requireOwnWebhook } from './find-webhook.ts'
import { requeueMessages, tryNow } from './messages.queries.ts'
import { requirePublicApi } from './require-public-api.ts'

type Replay = z.output<typeof replayWebhookCall.input>

/** Sends messages again that were delivered or failed, under the identifiers they had. Those that wait already are left alone. */
export async function replayWebhook(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  replay: Replay,
  now: Date,
): Promise<{ messages: number }> {
  requirePublicApi(viewer)
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  return db.transaction().execute(async (tx) => {
    await requireOwnWebhook(tx, viewer, replay.webhookID)
    const which = 'since' in replay ? { since: new Date(replay.since) } : { messageNo: replay.messageNo }
    const messages = await requeueMessages(tx, replay.webhookID, which, now)
    if (messages > 0) await tryNow(tx, replay.webhookID)
    return { messages }
  })
}
