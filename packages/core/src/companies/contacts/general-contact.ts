import type { GeneralContact } from '@vedetta/contracts/companies/company-contacts'
import type { GeneralRow } from './contacts.queries.ts'

export function generalContact({ email, phone, sourceUrl, lastSeen }: GeneralRow): GeneralContact {
  return { email, phone, sourceUrl, lastSeen: lastSeen.toISOString() }
}
