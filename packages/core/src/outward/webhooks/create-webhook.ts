import { type createWebhook as createWebhookCall, maxWebhooks, type Webhook } from '@vedetta/contracts/outward/webhooks'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findFilter } from '../../search/filters/find-filter.ts'
import { ownerOf } from './find-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { requirePublicApi } from './require-public-api.ts'
import { encryptSecret, makeWebhookSecret } from './webhook-secret.ts'
import { insertWebhook, lockWebhooks, selectWebhooks } from './webhooks.queries.ts'

type Wanted = z.output<typeof createWebhookCall.input>

type Made = { webhookID: string; secret: string; webhooks: Webhook[] }

/** Makes a webhook of a saved filter of the person; its secret is shown this once. */
export async function createWebhook(
  { db, limits, secrets }: Pick<Context, 'db' | 'limits' | 'secrets'>,
  viewer: SeatedViewer,
  { filterID, url, content }: Wanted,
  now: Date,
): Promise<Made> {
  requirePublicApi(viewer)
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  const owner = ownerOf(viewer)
  const secret = makeWebhookSecret()
  const encrypted = await encryptSecret(secrets, secret)
  const webhookID = await db.transaction().execute(async (tx) => {
    await lockWebhooks(tx, viewer.userId)
    await findFilter(tx, viewer.userId, filterID)
    if ((await selectWebhooks(tx, owner)).length >= maxWebhooks) throw new AppError('webhooks_full')
    const made = await insertWebhook(tx, { ...owner, filterId: filterID, url, content, secret: encrypted }, now)
    if (made === undefined) throw new AppError('webhook_exists')
    await recordAct(tx, 'webhook_created', { actorId: viewer.userId, subject: made, details: { content } })
    return made
  })
  return { webhookID, secret, ...(await listWebhooks(db, viewer)) }
}
