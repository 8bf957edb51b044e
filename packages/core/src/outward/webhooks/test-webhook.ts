import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { requireOwnWebhook } from './find-webhook.ts'
import { insertTest, tryNow } from './messages.queries.ts'
import { requirePublicApi } from './require-public-api.ts'

/** Queues a test message, which is sent at once and tried once. While one waits, it is the one. */
export async function testWebhook(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  webhookId: string,
  now: Date,
): Promise<{ messageNo: number }> {
  requirePublicApi(viewer)
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  return db.transaction().execute(async (tx) => {
    await requireOwnWebhook(tx, viewer, webhookId)
    await tryNow(tx, webhookId)
    return { messageNo: await insertTest(tx, webhookId, now) }
  })
}
