import type { sendContactMessage as sendContactMessageCall } from '@vedetta/contracts/operations/contact-message'
import type { z } from 'zod'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { submitVisitorRequest, type VisitorContext } from './submit-visitor-request.ts'

/** Sends a visitor's message to the operators; one about their own data goes into the register, with a deadline. */
export async function sendContactMessage(
  context: VisitorContext,
  { name, email, company, topic, message, language, captcha }: z.output<typeof sendContactMessageCall.input>,
): Promise<void> {
  const { db, secrets, clock } = context
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  const kind = topic === 'personal_data' ? topic : 'message'
  const sender = { sender_name: name, sender_email: email, sender_company: company || null, sender_language: language }
  await inTransaction(db, (tx) => submitVisitorRequest(tx, context, { kind, ...sender, topic, message }, now))
}
