import type { PersonalContact } from '@vedetta/contracts/company-contacts'
import { AppError } from '../app-error.ts'
import { selectPerson } from '../contacts/contacts.queries.ts'
import { personalContact } from '../contacts/personal-contact.ts'
import type { Db } from '../db/client.ts'
import { boughtThisYear } from '../ledger/bought-this-year.ts'
import type { SeatedViewer } from '../viewer.ts'

/** A contact as the licence sees it now, so that nobody who has opted out is in a repeated answer. */
export async function readPublicContact(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  contactId: string,
  now: Date,
): Promise<PersonalContact> {
  const person = await selectPerson(db, contactId)
  if (!person) throw new AppError('unknown_contact')
  const unlocked = await boughtThisYear(db, { licenceNo, kind: 'contact' }, [person.contactId], now)
  return personalContact(person, unlocked.has(person.contactId))
}
