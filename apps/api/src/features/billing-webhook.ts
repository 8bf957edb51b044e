import { receiveEvent } from '@vedetta/core/customers/billing/receive-event'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'

/** Ten times the size of our events: a longer body does not come from Stripe. */
const bodyLimit = 256 * 1024

/** `POST /api/billing/webhook`, for Stripe's events. The signature covers the raw bytes, so the body must not be parsed before. */
export async function billingWebhook(
  api: FastifyInstance,
  context: Pick<ApiContext, 'db' | 'clock' | 'publicUrl' | 'payments'>,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    scope.post('/billing/webhook', { schema: { hide: true }, bodyLimit }, async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      const received = {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      }
      await receiveEvent(context, received, context.clock())
      return {}
    })
  })
}
