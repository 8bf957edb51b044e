import * as calls from '@vedetta/contracts/outward/webhooks'
import { createWebhook } from '@vedetta/core/outward/webhooks/create-webhook'
import { deleteWebhook } from '@vedetta/core/outward/webhooks/delete-webhook'
import { listWebhookMessages } from '@vedetta/core/outward/webhooks/list-webhook-messages'
import { listWebhooks } from '@vedetta/core/outward/webhooks/list-webhooks'
import { replayWebhook } from '@vedetta/core/outward/webhooks/replay-webhook'
import { rotateWebhookSecret } from '@vedetta/core/outward/webhooks/rotate-webhook-secret'
import { testWebhook } from '@vedetta/core/outward/webhooks/test-webhook'
import { updateWebhook } from '@vedetta/core/outward/webhooks/update-webhook'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { registerCall } from '../call-route.ts'

export function webhookRoutes(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'limits' | 'secrets'>,
): void {
  const { db, clock } = context
  registerCall(api, calls.listWebhooks, (_input, viewer) => listWebhooks(db, viewer))
  registerCall(api, calls.createWebhook, (input, viewer) => createWebhook(context, viewer, input, clock()))
  registerCall(api, calls.updateWebhook, (input, viewer) => updateWebhook(context, viewer, input, clock()))
  registerCall(api, calls.deleteWebhook, ({ webhookID }, viewer) => deleteWebhook(context, viewer, webhookID))
  registerCall(api, calls.rotateWebhookSecret, ({ webhookID }, viewer) =>
    rotateWebhookSecret(context, viewer, webhookID, clock()),
  )
  registerCall(api, calls.testWebhook, ({ webhookID }, viewer) => testWebhook(context, viewer, webhookID, clock()))
  registerCall(api, calls.listWebhookMessages, (input, viewer) => listWebhookMessages(context, viewer, input))
  registerCall(api, calls.replayWebhook, (input, viewer) => replayWebhook(context, viewer, input, clock()))
}
