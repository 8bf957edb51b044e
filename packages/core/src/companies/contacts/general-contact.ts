import type { GeneralContact } from '@vedetta/contracts/companies/company-contacts'
import type { GeneralRow } from './contacts.queries.ts'

export function generalContact({ contactId, email, phone, sourceUrl, lastSeen }: GeneralRow): GeneralContact {
  return { contactID: contactId, email, phone, sourceUrl, lastSeen: lastSeen.toISOString() }
}
