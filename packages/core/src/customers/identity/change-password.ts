import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findPersonById } from '../people.queries.ts'
import { toAppError } from './auth-errors.ts'
import { refuseCommonPassword } from './common-password.ts'
import type { IdentityContext } from './identity.ts'
import { queuePasswordChangedMail } from './identity-mails.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from './visitor.ts'

/** Changes the password and ends every other session. */
export async function changePassword(
  { auth, db, limits }: Pick<IdentityContext, 'auth' | 'db' | 'limits'>,
  { headers }: Visitor,
  viewer: Viewer,
  { current, password }: { current: string; password: string },
): Promise<WithSetCookies<EmptyAnswer>> {
  await limits.consume('guessesOfPerson', viewer.userId)
  const person = await findPersonById(db, viewer.userId)
  if (!person) throw new AppError('sign_in_required')
  if (!person.hasPassword) throw new AppError('provider_account')
  refuseCommonPassword(password, person)
  const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true }
  const changed = await toAppError(auth.api.changePassword({ body, headers, returnHeaders: true }))
  await recordAct(db, 'password_changed', { actorId: viewer.userId })
  await queuePasswordChangedMail(db, person)
  return { answer: {}, cookies: changed.headers.getSetCookie() }
}
