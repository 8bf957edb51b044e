import * as calls from '@vedetta/contracts/operator/site-reading'
import { orderReading } from '@vedetta/core/operations/console/order-reading'
import { readReading } from '@vedetta/core/operations/console/read-reading'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../../api-context.ts'
import { registerCall } from '../../call-route.ts'

export function operatorReadingRoutes(api: FastifyInstance, { db, clock }: Pick<ApiContext, 'db' | 'clock'>): void {
  registerCall(api, calls.explainSource, ({ sourceNo }, viewer) => orderReading(db, viewer, sourceNo, clock()))
  registerCall(api, calls.getSourceReading, ({ readingID }) => readReading(db, readingID))
}
