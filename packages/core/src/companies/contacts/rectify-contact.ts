import { AppError } from '../../platform/app-error.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { noteReceivers } from '../../privacy/erasure/note-receivers.queries.ts'
import { type Rectified, setRectified } from './changed-contacts.queries.ts'
import { lockContactsAt, selectOptOutHash } from './erase-contacts.queries.ts'

/**
 * Corrects what is kept of the person at an address, for good: visits leave it as it is. Whoever received them is told to read them again.
 * Returns how many contacts changed.
 */
export async function rectifyContact(db: Db, address: string, rectified: Rectified, now: Date): Promise<number> {
  if (rectified.name?.trim() === '' || Object.values(rectified).every((value) => value === undefined))
    throw new AppError('invalid_request')
  return inTransaction(db, async (tx) => {
    const contactNos = await lockContactsAt(tx, address)
    if (contactNos.length === 0) throw new AppError('unknown_contact')
    const changed = await setRectified(tx, contactNos, rectified, now)
    await noteReceivers(tx, changed, 'rectified', now)
    const subject = await selectOptOutHash(tx, address)
    await recordAct(tx, 'contact_rectified', { actorId: null, subject, details: { by: 'command line' } })
    return changed.length
  })
}
