import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { bindAdministrator } from '../licences/bind-administrator.ts'
import { type Person, setEmailVerified } from '../people.queries.ts'

/** Marks an address as verified and claims the licences that were bought for it. */
export async function confirmAddress(db: Db, { userId, email }: Pick<Person, 'userId' | 'email'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await setEmailVerified(tx, userId)) await recordAct(tx, 'email_verified', { actorId: userId })
    await bindAdministrator(tx, userId, email)
  })
}
