import { oldSecretHours } from '@vedetta/contracts/outward/webhooks'
import { hourMs } from '@vedetta/contracts/text/durations'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { requireOwnWebhook } from './find-webhook.ts'
import { encryptSecret, makeWebhookSecret } from './webhook-secret.ts'
import { replaceSecret } from './webhooks.queries.ts'

/** Gives a webhook another secret, shown this once. The one before signs too for a day, so that the receiver can be changed. */
export async function rotateWebhookSecret(
  { db, limits, secrets }: Pick<Context, 'db' | 'limits' | 'secrets'>,
  viewer: SeatedViewer,
  webhookId: string,
  now: Date,
): Promise<{ secret: string }> {
  await limits.consume('webhookChangesOfPerson', viewer.userId)
  const secret = makeWebhookSecret()
  const encrypted = await encryptSecret(secrets, secret)
  await db.transaction().execute(async (tx) => {
    await requireOwnWebhook(tx, viewer, webhookId)
    await replaceSecret(tx, webhookId, encrypted, new Date(now.getTime() + oldSecretHours * hourMs))
    await recordAct(tx, 'webhook_secret_replaced', { actorId: viewer.userId, subject: webhookId })
  })
  return { secret }
}
