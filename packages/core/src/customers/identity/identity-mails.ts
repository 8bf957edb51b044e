import { routes } from '@vedetta/contracts/calls/routes'
import { dayMs, hourMs } from '@vedetta/contracts/text/durations'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { passwordChanged } from './password-changed.mail.ts'
import { resetPassword } from './reset-password.mail.ts'
import { makeVerificationLink } from './verification-link.ts'
import { verifyEmail } from './verify-email.mail.ts'

type Addressee = { readonly email: string; readonly firstName: string; readonly language: Language }

/** Queues the mail whose link proves the address for a day. */
export async function queueVerificationMail(
  { db, publicUrl, clock }: Pick<Context, 'db' | 'publicUrl' | 'clock'>,
  { userId, email, firstName, language }: Addressee & { userId: string },
): Promise<void> {
  const token = await makeVerificationLink(db, userId, new Date(clock().getTime() + dayMs))
  const url = linkTo(publicUrl, routes.verifyEmail, token)
  await queueMail(db, verifyEmail, { to: email, language, params: { firstName, url } })
}

/**
 * Queues the reset mail of an unverified account. Its link leads to the same form as "not my password" of a verification
 * link: the password's owner may be another person than the address's, so that more than the password is replaced.
 */
export async function queueClaimMail(
  { db, publicUrl, clock }: Pick<Context, 'db' | 'publicUrl' | 'clock'>,
  { userId, email, firstName, language }: Addressee & { userId: string },
): Promise<void> {
  const token = await makeVerificationLink(db, userId, new Date(clock().getTime() + hourMs))
  const url = `${linkTo(publicUrl, routes.verifyEmail, token)}&choose=password`
  await queueMail(db, resetPassword, { to: email, language, params: { firstName, url } })
}

export async function queueResetMail(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  { email, firstName, language }: Addressee,
  token: string,
): Promise<void> {
  const url = linkTo(publicUrl, routes.resetPassword, token)
  await queueMail(db, resetPassword, { to: email, language, params: { firstName, url } })
}

export async function queuePasswordChangedMail(db: Db, { email, firstName, language }: Addressee): Promise<void> {
  await queueMail(db, passwordChanged, { to: email, language, params: { firstName } })
}

const linkTo = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`
