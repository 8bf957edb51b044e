import { type ContactList, contactsPageSize } from '@vedetta/contracts/companies/company-contacts'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectKnownCompany } from '../known-company.queries.ts'
import { type PersonRow, selectGeneral, selectPeople } from './contacts.queries.ts'
import { type Department, maxGeneral } from './found-contacts.ts'
import { generalContact } from './general-contact.ts'
import { matchesWordPrefixes } from './matches-word-prefixes.ts'
import { personalContact } from './personal-contact.ts'

export type ContactListQuery = {
  companyID: string
  title?: string | undefined
  department?: Department | undefined
  page: number
}

/** A company's general contacts, and a page of its people that match the filters. */
export async function listContacts(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  { companyID, title = '', department, page }: ContactListQuery,
  now: Date,
): Promise<ContactList> {
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const [general, people] = await Promise.all([
    selectGeneral(db, company.companyNo, maxGeneral),
    selectPeople(db, company.companyNo),
  ])
  const ids = people.map(({ contactId }) => contactId)
  const unlocked = await boughtThisYear(db, { licenceNo, kind: 'contact' }, ids, now)
  const found = people.filter(
    (person) =>
      (department === undefined || person.department === department) && matchesWordPrefixes(person.title ?? '', title),
  )
  const shown = found.slice((page - 1) * contactsPageSize, page * contactsPageSize)
  return {
    general: general.map(generalContact),
    people: shown.map((person) => personalContact(person, unlocked.has(person.contactId))),
    found: found.length,
    page,
    total: people.length,
    unlocked: unlocked.size,
    departments: departmentsOf(people),
  }
}

function departmentsOf(people: readonly PersonRow[]): ContactList['departments'] {
  const counts = new Map<Department, number>()
  for (const { department } of people)
    if (department !== null) counts.set(department, (counts.get(department) ?? 0) + 1)
  return [...counts]
    .map(([department, count]) => ({ department, people: count }))
    .sort((a, b) => b.people - a.people || a.department.localeCompare(b.department))
}
