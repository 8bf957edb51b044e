import { receiveEvent } from '@vedetta/core/billing/receive-event'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'

/** An event of ours has a tenth of it; what is longer was not written by Stripe. */
const bodyLimit = 256 * 1024

/** `POST /api/billing/webhook`: no call of the client's, but what Stripe tells us. It signs the bytes, so nobody reads them before. */
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
