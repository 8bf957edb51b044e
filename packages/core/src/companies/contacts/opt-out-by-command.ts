import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { selectOptOutHash } from './erase-contacts.queries.ts'
import { optOutContact } from './opt-out-contact.ts'

/** Opts out from the command line. The audit names the address by the hash under which it is refused from now on. */
export async function optOutByCommand(db: Db, address: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const deleted = await optOutContact(tx, address, now)
    const subject = await selectOptOutHash(tx, address)
    await recordAct(tx, 'contact_opted_out', { actorId: null, subject, details: { by: 'command line', deleted } })
    return deleted
  })
}
