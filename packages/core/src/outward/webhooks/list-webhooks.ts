import type { Webhook } from '@vedetta/contracts/outward/webhooks'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { ownerOf } from './find-webhook.ts'
import { selectWebhooks } from './webhooks.queries.ts'

export async function listWebhooks(db: Db, viewer: SeatedViewer): Promise<{ webhooks: Webhook[] }> {
  const rows = await selectWebhooks(db, ownerOf(viewer))
  return {
    webhooks: rows.map(({ webhookId, filterId, createdAt, pausedAt, lastDelivery, ...webhook }) => ({
      ...webhook,
      webhookID: webhookId,
      filterID: filterId,
      createdAt: createdAt.toISOString(),
      pausedAt: pausedAt?.toISOString() ?? null,
      lastDelivery: lastDelivery?.toISOString() ?? null,
    })),
  }
}
