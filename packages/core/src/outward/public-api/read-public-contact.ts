import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { selectPerson } from '../../companies/contacts/contacts.queries.ts'
import { personalContact } from '../../companies/contacts/personal-contact.ts'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'

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
