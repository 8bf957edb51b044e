import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { lockPerson } from './contacts.queries.ts'
import { personalContact } from './personal-contact.ts'

/** Spends nothing on a person who is not shown, nor on one the licence has unlocked this year. */
export function unlockContact(
  db: Db,
  { userId, keyId, seat: { licenceNo } }: SeatedViewer,
  contactId: string,
  now: Date,
): Promise<{ credits: number; contact: PersonalContact }> {
  return inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, contactId)
    if (!person) throw new AppError('unknown_contact')
    const bought = { licenceNo, userId, keyId, kind: 'contact', subject: person.contactId } as const
    const { spent } = await purchaseOnce(tx, bought, now)
    return { credits: spent, contact: personalContact(person, true) }
  })
}
