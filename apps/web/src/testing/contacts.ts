import type { ContactList, PersonalContact } from '@vedetta/contracts/companies/company-contacts'
import { uuidOf } from './saved.ts'

export function makePerson(number: number, change: Partial<PersonalContact> = {}): PersonalContact {
  return {
    contactID: uuidOf(number),
    title: `Responsabile ${number}`,
    department: 'human_resources',
    sourceUrl: 'https://www.officinevalseriana.example/chi-siamo',
    firstSeen: '2026-10-03T06:12:00Z',
    lastSeen: '2026-11-14T06:12:00Z',
    person: null,
    ...change,
  }
}

export const anna = {
  fullName: 'Anna Rota',
  email: 'anna.rota@officinevalseriana.example',
  phone: '+39 035 751 234',
} as const satisfies PersonalContact['person']

/** One general contact and two locked people. */
export function makeContacts(change: Partial<ContactList> = {}): ContactList {
  const people = change.people ?? [makePerson(1), makePerson(2, { department: 'sales' })]
  return {
    general: [
      {
        contactID: '5b0d7f1e-6c2a-4f38-9e14-7a3c5d8b2f60',
        email: 'info@officinevalseriana.example',
        phone: '035 751 200',
        sourceUrl: 'https://www.officinevalseriana.example/contatti',
        lastSeen: '2026-11-14T06:12:00Z',
      },
    ],
    people,
    found: people.length,
    page: 1,
    total: people.length,
    unlocked: people.filter(({ person }) => person).length,
    departments: [
      { department: 'human_resources', people: 1 },
      { department: 'sales', people: 1 },
    ],
    ...change,
  }
}
