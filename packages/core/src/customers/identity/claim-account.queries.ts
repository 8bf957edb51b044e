import { legalVersion } from '@vedetta/contracts/customers/legal-version'
import type { Language } from '@vedetta/contracts/text/labels'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

type SignUp = {
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly passwordHash: string
}

/** Replaces everything that a sign-up leaves in an unverified account. Returns false, and changes nothing, once it is verified. */
export async function replaceSignUp(
  tx: Transaction<DB>,
  userId: string,
  { firstName, lastName, language, passwordHash }: SignUp,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`,
      language,
      terms_accepted_at: now,
      terms_version: legalVersion.number,
      updated_at: now,
      pending_code: null,
    })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await tx
    .updateTable('account')
    .set({ password: passwordHash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await deleteSessionsOf(tx, userId)
  await deleteSecondFactor(tx, userId)
  await tx.deleteFrom('settings').where('user_id', '=', userId).execute()
  return true
}
