import { AppError } from '../../platform/app-error.ts'
import { findPasswordHash } from '../people.queries.ts'
import type { IdentityContext } from './identity.ts'

/** Protects irreversible actions: a person at an unattended session must know the password, and guesses are limited. */
export async function checkPassword(
  { db, limits, passwords }: Pick<IdentityContext, 'db' | 'limits' | 'passwords'>,
  userId: string,
  password: string,
): Promise<void> {
  await limits.consume('guessesOfPerson', userId)
  const hash = await findPasswordHash(db, userId)
  if (hash === null) throw new AppError('provider_account')
  if (!(await passwords.verify({ hash, password }))) throw new AppError('current_password_invalid')
}
