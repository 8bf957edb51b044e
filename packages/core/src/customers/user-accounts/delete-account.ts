import type { deleteAccount as deleteAccountCall } from '@vedetta/contracts/customers/profile'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { checkPassword } from '../identity/check-password.ts'
import type { IdentityContext } from '../identity/identity.ts'
import { isReauthenticated } from '../identity/reauthentication-cookie.ts'
import { takeSecondStep } from '../identity/second-step.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from '../identity/visitor.ts'
import { findPersonById, hasTwoFactor } from '../people.queries.ts'
import { eraseAccount } from './erase-account.ts'

type Input = z.output<typeof deleteAccountCall.input>

/**
 * Requires the address typed again and a fresh proof of who asks: the password or, of a person without one, a new sign-in at their
 * provider; and the second step, if it is on. Idempotent.
 */
export async function deleteAccount(
  context: IdentityContext,
  visitor: Visitor,
  viewer: Viewer,
  { confirmation, ...proof }: Input,
): Promise<WithSetCookies<EmptyAnswer>> {
  if (confirmation.trim().toLowerCase() !== viewer.email) throw new AppError('invalid_request')
  await checkProof(context, visitor, viewer, proof)
  await eraseAccount(context.db, viewer.userId, { sendsMail: true })
  const ended = await context.auth.api.signOut({ headers: visitor.headers, returnHeaders: true })
  return { answer: {}, cookies: ended.headers.getSetCookie() }
}

async function checkProof(
  context: IdentityContext,
  visitor: Visitor,
  viewer: Viewer,
  { password, code }: Omit<Input, 'confirmation'>,
): Promise<void> {
  const { db, secrets, clock } = context
  const { userId } = viewer
  const person = await findPersonById(db, userId)
  if (!person) return
  if (person.hasPassword && !password) throw new AppError('password_required')
  if (!person.hasPassword && !isReauthenticated(secrets, visitor, viewer, clock()))
    throw new AppError('reauthentication_required')
  const hasSecondStep = await hasTwoFactor(db, userId)
  if (hasSecondStep && !code) throw new AppError('second_factor_code_required')
  if (person.hasPassword && password) await checkPassword(context, userId, password)
  if (hasSecondStep && code)
    await takeSecondStep(context, visitor, viewer, /^\d{6}$/.test(code) ? 'app' : 'backup', { code })
}
