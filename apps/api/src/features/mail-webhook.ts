import { applyDeliveryReports } from '@vedetta/core/notify/delivery/apply-delivery-reports'
import { AppError } from '@vedetta/core/platform/app-error'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'

/** A batch of events; the service sends less. */
const bodyLimit = 1024 * 1024

/** `POST /api/mail/webhook`, for the provider's events about mails. The signature covers the raw bytes, so the body must not be parsed before. */
export async function mailWebhook(
  api: FastifyInstance,
  { db, clock, deliveryReports }: Pick<ApiContext, 'db' | 'clock' | 'deliveryReports'>,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    scope.post('/mail/webhook', { schema: { hide: true }, bodyLimit }, async ({ body, headers }) => {
      if (!deliveryReports) throw new AppError('not_found')
      const header = (name: string) => {
        const value = headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const received = { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), header }
      await applyDeliveryReports(db, deliveryReports, received, clock())
      return {}
    })
  })
}
