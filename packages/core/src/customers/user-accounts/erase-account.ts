import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { accountDeleted } from './account-deleted.mail.ts'
import {
  administersLicence,
  deletePerson,
  deleteSeatsOf,
  eraseAddress,
  lockPerson,
  lockReferences,
} from './delete-account.queries.ts'

/** Deletes a person with all their data, unless they administer a licence. Idempotent. */
export async function eraseAccount(db: Db, userId: string, { sendsMail }: { sendsMail: boolean }): Promise<void> {
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
    if (person.email_verified && sendsMail)
      await queueMail(tx, accountDeleted, {
        to: person.email,
        language: person.language,
        params: { firstName: person.first_name },
      })
  })
}
