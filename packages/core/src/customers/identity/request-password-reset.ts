import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../platform/app-error.ts'
import { networkOf } from '../../platform/limits/limits.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import { acceptCaptcha } from './captcha.ts'
import type { IdentityContext } from './identity.ts'
import { queueClaimMail } from './identity-mails.ts'
import type { Visitor } from './visitor.ts'

/** A fixed delay, so that the time of the answer does not reveal whether a mail was queued. */
const answeredAfterMs = 150

export async function requestPasswordReset(
  context: IdentityContext,
  visitor: Visitor,
  { email, captcha }: { email: string; captcha: string },
): Promise<void> {
  const { db, limits, secrets, clock } = context
  await limits.consume('resetsOfAddress', networkOf(visitor.address))
  await acceptCaptcha(db, secrets, captcha, clock())
  await limits.consume('mailsToPerson', email)
  const answered = sleep(answeredAfterMs)
  await sendResetMail(context, email)
  await answered
}

async function sendResetMail(context: IdentityContext, email: string): Promise<void> {
  const person = await findPersonByEmail(context.db, email)
  if (!person) return
  if (!person.hasPassword) throw new AppError('reset_provider_account')
  if (!person.emailVerified) return queueClaimMail(context, person)
  await toAppError(context.auth.api.requestPasswordReset({ body: { email } }))
}
