import type { updateWebhook as updateWebhookCall, Webhook } from '@vedetta/contracts/outward/webhooks'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { requireOwnWebhook } from './find-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { requirePublicApi } from './require-public-api.ts'
import { restartWaiting, updateWebhookRow } from './webhooks.queries.ts'

type Changes = z.output<typeof updateWebhookCall.input>

/** Changes a webhook. Idempotent. One that goes on sends first what waited for it. */
export async function updateWebhook(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: SeatedViewer,
  { webhookID, url, content, paused }: Changes,
  now: Date,
): Promise<{ webhooks: Webhook[] }> {
  if (!paused) requirePublicApi(viewer)
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  await db.transaction().execute(async (tx) => {
    await requireOwnWebhook(tx, viewer, webhookID)
    const isFree = await updateWebhookRow(tx, { webhookId: webhookID, url, content, paused }, now)
    if (!isFree) throw new AppError('webhook_exists')
    if (!paused) await restartWaiting(tx, webhookID, now)
    await recordAct(tx, 'webhook_changed', { actorId: viewer.userId, subject: webhookID, details: { content, paused } })
  })
  return listWebhooks(db, viewer)
}
