import type { Language } from '@vedetta/contracts/labels'
import { routes } from '@vedetta/contracts/routes'
import { signJWT, verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import type { Secrets } from '../secrets.ts'
import { purposeKey } from './purpose-key.ts'

type Addressee = { readonly email: string; readonly firstName: string; readonly language: Language }

const daySeconds = 86_400

const verification = z.object({ userId: z.uuid(), email: z.string() })

/** Queues the mail whose link verifies the address for a day. */
export async function queueVerificationMail(
  { db, publicUrl, secrets }: Pick<Context, 'db' | 'publicUrl' | 'secrets'>,
  { userId, email, firstName, language }: Addressee & { userId: string },
): Promise<void> {
  const token = await signJWT({ userId, email }, purposeKey(secrets[0], 'verify e-mail'), daySeconds)
  const url = linkTo(publicUrl, routes.verifyEmail, token)
  await queueMail(db, 'verifyEmail', { to: email, language, params: { firstName, url } })
}

/** Reads the person and address from a link of `queueVerificationMail`. */
export async function readVerificationToken(
  [current]: Secrets,
  token: string,
): Promise<z.infer<typeof verification> | null> {
  return verification.safeParse(await verifyJWT(token, purposeKey(current, 'verify e-mail'))).data ?? null
}

export async function queueResetMail(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  { email, firstName, language }: Addressee,
  token: string,
): Promise<void> {
  const url = linkTo(publicUrl, routes.resetPassword, token)
  await queueMail(db, 'resetPassword', { to: email, language, params: { firstName, url } })
}

export async function queuePasswordChangedMail(db: Db, { email, firstName, language }: Addressee): Promise<void> {
  await queueMail(db, 'passwordChanged', { to: email, language, params: { firstName } })
}

const linkTo = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`
