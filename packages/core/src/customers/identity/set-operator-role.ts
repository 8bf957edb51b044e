import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findPersonByEmail, setOperator } from '../people.queries.ts'

/** Operators are appointed from the command line, never through the API. Idempotent. */
export async function setOperatorRole(
  db: Db,
  { email, operator }: { email: string; operator: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    if (!person) throw new AppError('not_found')
    if (await setOperator(tx, person.userId, operator))
      await recordAct(tx, operator ? 'operator_named' : 'operator_removed', { actorId: null, subject: person.userId })
  })
}
