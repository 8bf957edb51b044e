import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { selectOptOutHash } from './erase-contacts.queries.ts'
import { optOutContact } from './opt-out-contact.ts'

/** Opts out from the command line. The audit names the address by the hash under which it is refused from now on. */
export function optOutByCommand(db: Db, address: string, now: Date): Promise<number> {
  return optOutRecorded(db, { actorId: null, by: 'command line' }, address, now)
}

/** Opts out whoever asked for it, once an operator has confirmed who they are. */
export function optOutByOperator(db: Db, operatorId: string, address: string, now: Date): Promise<number> {
  return optOutRecorded(db, { actorId: operatorId, by: 'request' }, address, now)
}

type Actor = { readonly actorId: string | null; readonly by: string }

function optOutRecorded(db: Db, { actorId, by }: Actor, address: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const deleted = await optOutContact(tx, address, now)
    const subject = await selectOptOutHash(tx, address)
    await recordAct(tx, 'contact_opted_out', { actorId, subject, details: { by, deleted } })
    return deleted
  })
}
