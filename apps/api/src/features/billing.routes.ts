import * as calls from '@vedetta/contracts/customers/billing'
import type { BillingContext } from '@vedetta/core/customers/billing/billing-context'
import { buyExtra } from '@vedetta/core/customers/billing/buy-extra'
import { selectInvoices } from '@vedetta/core/customers/billing/invoices.queries'
import { openPortal } from '@vedetta/core/customers/billing/open-portal'
import { startCheckout } from '@vedetta/core/customers/billing/start-checkout'
import { selectSubscription } from '@vedetta/core/customers/billing/subscriptions.queries'
import type { FastifyInstance } from 'fastify'
import type { ApiContext } from '../api-context.ts'
import { longCall, registerCall } from '../call-route.ts'
import { visitorOf } from '../visitor.ts'

export function billingRoutes(api: FastifyInstance, context: BillingContext & Pick<ApiContext, 'clock'>): void {
  const { db, clock } = context
  registerCall(
    api,
    calls.startCheckout,
    (input, _viewer, _signal, { request }) => startCheckout(context, visitorOf(request), input, clock()),
    longCall,
  )
  registerCall(api, calls.getSubscription, async ({ licenceID }) => ({
    subscription: await selectSubscription(db, licenceID),
  }))
  registerCall(api, calls.openPortal, (input, viewer) => openPortal(context, viewer, input), longCall)
  registerCall(api, calls.listInvoices, async ({ licenceID }) => ({ invoices: await selectInvoices(db, licenceID) }))
  registerCall(api, calls.buyExtra, (input, viewer) => buyExtra(context, viewer, input, clock()), longCall)
}
