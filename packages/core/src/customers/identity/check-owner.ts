import { minuteMs } from '@vedetta/contracts/text/durations'
import { AppError } from '../../platform/app-error.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findPersonById } from '../people.queries.ts'
import { checkPassword } from './check-password.ts'
import type { IdentityContext } from './identity.ts'
import { selectSessionStart } from './sessions.queries.ts'

const recentMs = 15 * minuteMs

/** Protects changes of the second factor from an unattended session: by the password, or by a recent sign-in where there is none. */
export async function checkOwner(
  context: Pick<IdentityContext, 'db' | 'limits' | 'passwords'>,
  { userId, sessionId }: Viewer,
  password: string | undefined,
): Promise<void> {
  const person = await findPersonById(context.db, userId)
  if (person?.hasPassword) {
    if (!password) throw new AppError('password_required')
    return checkPassword(context, userId, password)
  }
  // The library writes sessions by the system clock, not by ours.
  const startedAt = await selectSessionStart(context.db, userId, sessionId)
  if (!startedAt || startedAt.getTime() < Date.now() - recentMs) throw new AppError('recent_sign_in_required')
}
