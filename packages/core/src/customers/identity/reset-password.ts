import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import { findPersonById, type Person } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import { refuseCommonPassword } from './common-password.ts'
import { deviceCookie } from './device-cookie.ts'
import type { IdentityContext } from './identity.ts'
import { queuePasswordChangedMail } from './identity-mails.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from './visitor.ts'

/** Sets a new password and ends every session. The browser becomes a device of the account: its owner can sign in despite an attack. */
export async function resetPassword(
  context: IdentityContext,
  visitor: Visitor,
  { token, password }: { token: string; password: string },
): Promise<WithSetCookies<EmptyAnswer>> {
  const { auth, db, secrets } = context
  const person = await ownerOf(context, token)
  refuseCommonPassword(password, person)
  await toAppError(auth.api.resetPassword({ body: { token, newPassword: password } }))
  await recordAct(db, 'password_reset', { actorId: person.userId })
  await queuePasswordChangedMail(db, person)
  return { answer: {}, cookies: [deviceCookie(secrets, visitor, person.email)] }
}

/** Checks the token before the costly hash is computed. */
async function ownerOf({ auth, db }: Pick<IdentityContext, 'auth' | 'db'>, token: string): Promise<Person> {
  const { internalAdapter } = await auth.$context
  const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const isLive = verification && verification.expiresAt > new Date()
  const person = isLive ? await findPersonById(db, verification.value) : undefined
  if (!person) throw new AppError('token_expired')
  return person
}
