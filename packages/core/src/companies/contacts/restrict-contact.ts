import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { noteReceivers } from '../../privacy/erasure/note-receivers.queries.ts'
import { setRestricted } from './changed-contacts.queries.ts'
import { lockContactsAt, selectOptOutHash } from './erase-contacts.queries.ts'

/**
 * Keeps the contacts at an address and does nothing else with them (article 18 of the GDPR), or uses them again: no list, unlocking,
 * export or notice has them, no visit changes them and no sweep deletes them. Whoever received them is told. Returns how many there are.
 */
export function restrictContact(db: Db, address: string, isLifted: boolean, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const contactNos = await lockContactsAt(tx, address)
    if (contactNos.length === 0) throw new AppError('unknown_contact')
    const changed = await setRestricted(tx, contactNos, isLifted ? null : now)
    if (!isLifted) await noteReceivers(tx, changed, 'restricted', now)
    const subject = await selectOptOutHash(tx, address)
    const act = isLifted ? 'contact_released' : 'contact_restricted'
    await recordAct(tx, act, { actorId: null, subject, details: { by: 'command line' } })
    return contactNos.length
  })
}
