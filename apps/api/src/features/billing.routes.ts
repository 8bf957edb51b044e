import * as calls from '@vedetta/contracts/billing'
import { buyExtra } from '@vedetta/core/billing/buy-extra'
import { selectInvoices } from '@vedetta/core/billing/invoices.queries'
import { openPortal } from '@vedetta/core/billing/open-portal'
import type { PaymentProvider } from '@vedetta/core/billing/payment-provider'
import { startCheckout } from '@vedetta/core/billing/start-checkout'
import { selectSubscription } from '@vedetta/core/billing/subscriptions.queries'
import type { Identity } from '@vedetta/core/identity/identity'
import type { FastifyInstance } from 'fastify'
import { answerCall } from '../call-route.ts'
import { visitorOf } from '../visitor.ts'

type BillingDeps = { readonly identity: Identity; readonly payments: PaymentProvider | null }

export function billingRoutes(app: FastifyInstance, { identity, payments }: BillingDeps): void {
  const { db, clock } = identity
  const deps = { ...identity, payments }
  answerCall(app, calls.getBilling, () => ({ checkout: payments !== null }))
  answerCall(app, calls.startCheckout, (input, _viewer, _signal, { request }) =>
    startCheckout(deps, visitorOf(request), input, clock()),
  )
  answerCall(app, calls.getSubscription, async ({ licenceID }) => ({
    subscription: await selectSubscription(db, licenceID),
  }))
  answerCall(app, calls.openPortal, (input, viewer) => openPortal(deps, viewer, input))
  answerCall(app, calls.listInvoices, async ({ licenceID }) => ({ invoices: await selectInvoices(db, licenceID) }))
  answerCall(app, calls.buyExtra, (input, viewer) => buyExtra(deps, viewer, input, clock()))
}
