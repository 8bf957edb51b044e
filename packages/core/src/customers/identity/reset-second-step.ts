import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { secondStepReset } from './second-step-reset.mail.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/** For a person who lost their authenticator app: the password alone signs in again. Idempotent. */
export async function resetSecondStep(
  db: Db,
  email: string,
  /** Null from the command line. */
  by: { readonly userId: string; readonly reason: string } | null = null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    if (!person) throw new AppError('not_found')
    const { userId, firstName, language } = person
    await deleteSecondFactor(tx, userId)
    await deleteSessionsOf(tx, userId)
    await recordAct(tx, 'second_step_reset', {
      actorId: by?.userId ?? null,
      subject: userId,
      ...(by && { details: { reason: by.reason } }),
    })
    await queueMail(tx, secondStepReset, { to: email, language, params: { firstName } })
  })
}
