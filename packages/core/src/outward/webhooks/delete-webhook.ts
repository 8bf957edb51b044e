import type { Webhook } from '@vedetta/contracts/outward/webhooks'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ownerOf } from './find-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { deleteWebhookOf } from './webhooks.queries.ts'

/** Deletes a webhook of the person with its messages. Idempotent. */
export async function deleteWebhook(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  webhookId: string,
): Promise<{ webhooks: Webhook[] }> {
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  await db.transaction().execute(async (tx) => {
    const isDeleted = await deleteWebhookOf(tx, ownerOf(viewer), webhookId)
    if (isDeleted) await recordAct(tx, 'webhook_deleted', { actorId: viewer.userId, subject: webhookId })
  })
  return listWebhooks(db, viewer)
}
