import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { resetSecondStep } from '../identity/reset-second-step.ts'
import { findPersonById } from '../people/people.queries.ts'
import type { Viewer } from '../viewer.ts'

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
