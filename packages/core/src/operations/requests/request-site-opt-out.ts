import type { requestSiteOptOut as requestSiteOptOutCall } from '@vedetta/contracts/operations/contact-message'
import type { z } from 'zod'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { submitVisitorRequest, type VisitorContext } from './submit-visitor-request.ts'

/** Requests that a site is no longer visited. Anyone can claim to own a site, so an operator must confirm it. */
export async function requestSiteOptOut(
  context: VisitorContext,
  { url, name, email, message, language, captcha }: z.output<typeof requestSiteOptOutCall.input>,
): Promise<void> {
  const { db, secrets, clock } = context
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  const sender = { sender_name: name, sender_email: email, sender_language: language }
  const request = { kind: 'site_opt_out', url: new URL(url).origin, ...sender, message: message || null } as const
  await inTransaction(db, (tx) => submitVisitorRequest(tx, context, request, now))
}
