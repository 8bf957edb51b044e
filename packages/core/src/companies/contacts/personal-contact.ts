import type { PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import type { PersonRow } from './contacts.queries.ts'

/** A person as a licence sees them: identified only once it has unlocked them. */
export function personalContact(row: PersonRow, isUnlocked: boolean): PersonalContact {
  const { contactId, fullName, title, department, email, phone, sourceUrl, firstSeen, lastSeen } = row
  return {
    contactID: contactId,
    title,
    department,
    sourceUrl,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
    person: isUnlocked ? { fullName, email, phone } : null,
  }
}
