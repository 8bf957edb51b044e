import { resetSecondStep } from '../../customers/identity/reset-second-step.ts'
import { findPersonById } from '../../customers/people.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Viewer } from '../../platform/viewer.ts'

export async function resetPersonSecondStep(
  db: Db,
  { userId }: Viewer,
  { userID, reason }: { userID: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findPersonById(tx, userID)
    if (!person) throw new AppError('gone_from_console')
    await resetSecondStep(tx, person.email, { userId, reason })
  })
}
