import { routes } from '@vedetta/contracts/calls/routes'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { paymentFailed } from './payment-failed.mail.ts'
import type { SubscriptionState } from './subscription-state.ts'

type Concerned = {
  readonly customer: string
  readonly administratorEmail: string
  /** Null once erased. */
  readonly buyerEmail: string | null
  readonly language: Language
}

/** Mails the buyer and the administrator the page where the invoice can be paid. */
export async function notifyPaymentFailed(
  tx: Transaction<DB>,
  publicUrl: string,
  { customer, administratorEmail, buyerEmail, language }: Concerned,
  { tier, owed, graceUntil }: SubscriptionState,
): Promise<void> {
  if (!owed || !graceUntil) return
  const url = owed.url ?? new URL(`${routes.profile}?tab=billing`, publicUrl).href
  const params = { customer, tier, url, graceUntil: graceUntil.toISOString() }
  for (const to of new Set([buyerEmail, administratorEmail])) {
    if (!to) continue
    const person = await findPersonByEmail(tx, to)
    await queueMail(tx, paymentFailed, { to, language: person?.language ?? language, params })
  }
}
