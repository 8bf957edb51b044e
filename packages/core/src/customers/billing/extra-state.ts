import { invoiceStates } from './invoice-states.ts'
import type { InvoiceFacts, KnownEvent } from './payment-event.ts'

type ExtraState = {
  readonly paid: boolean
  /** The share of the amount whose price was refunded. */
  readonly takenBack: number
  readonly invoices: readonly InvoiceFacts[]
}

/** The state of a purchase of credits or searches after all of its events. */
export function extraState(amount: number, events: readonly KnownEvent[]): ExtraState {
  const takenBack = events.map(({ facts }) =>
    facts.kind === 'extra_refunded' ? Math.floor((amount * facts.refunded) / facts.charged) : 0,
  )
  return {
    paid: events.some(({ facts }) => facts.kind === 'extra_paid'),
    takenBack: Math.min(amount, Math.max(0, ...takenBack)),
    invoices: invoiceStates(events),
  }
}
