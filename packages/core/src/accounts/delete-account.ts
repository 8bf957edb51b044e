import type { deleteAccount as deleteAccountCall } from '@vedetta/contracts/profile'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { recordAct } from '../audit/record-act.queries.ts'
import type { Db } from '../db/client.ts'
import { checkPassword } from '../identity/check-password.ts'
import type { IdentityContext } from '../identity/identity.ts'
import type { EmptyAnswer, Visitor, WithSetCookies } from '../identity/visitor.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { findPersonById } from '../people/people.queries.ts'
import type { Viewer } from '../viewer.ts'
import {
  administersLicence,
  deletePerson,
  deleteSeatsOf,
  eraseAddress,
  lockPerson,
  lockReferences,
} from './delete-account.queries.ts'

type DeletionContext = Pick<IdentityContext, 'db' | 'limits' | 'auth' | 'passwords'>
type Input = z.output<typeof deleteAccountCall.input>

/** Requires the address typed again, and the password of a person who has one. Idempotent. */
export async function deleteAccount(
  context: DeletionContext,
  { headers }: Visitor,
  { userId, email }: Viewer,
  { password, confirmation }: Input,
): Promise<WithSetCookies<EmptyAnswer>> {
  if (confirmation.trim().toLowerCase() !== email) throw new AppError('invalid_request')
  const person = await findPersonById(context.db, userId)
  if (person?.hasPassword) {
    if (!password) throw new AppError('password_required')
    await checkPassword(context, userId, password)
  }
  await eraseAccount(context.db, userId)
  const ended = await context.auth.api.signOut({ headers, returnHeaders: true })
  return { answer: {}, cookies: ended.headers.getSetCookie() }
}

async function eraseAccount(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, userId)
    if (!person) return
    // Recording work locks the seat, then the person's row; locking in the same order avoids a deadlock.
    await deleteSeatsOf(tx, userId)
    await lockReferences(tx, userId)
    if (await administersLicence(tx, userId)) throw new AppError('still_administrator')
    // An unverified address may belong to another person, and so does what was sent to it.
    if (person.email_verified) await eraseAddress(tx, person.email)
    await deletePerson(tx, userId)
    await recordAct(tx, 'account_deleted', { actorId: userId })
    if (person.email_verified)
      await queueMail(tx, 'accountDeleted', {
        to: person.email,
        language: person.language,
        params: { firstName: person.first_name },
      })
  })
}
