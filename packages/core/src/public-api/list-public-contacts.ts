import type { listPublicContacts as operation } from '@vedetta/contracts/public-api/contact'
import { z } from 'zod'
import { AppError } from '../app-error.ts'
import { selectGeneral, selectPeopleAfter } from '../contacts/contacts.queries.ts'
import { maxGeneral } from '../contacts/found-contacts.ts'
import { generalContact } from '../contacts/general-contact.ts'
import { personalContact } from '../contacts/personal-contact.ts'
import type { Context } from '../context.ts'
import { boughtThisYear } from '../ledger/bought-this-year.ts'
import { selectKnownCompany } from '../lookup/company.queries.ts'
import type { SeatedViewer } from '../viewer.ts'
import { makeCursor, readCursor } from './cursor.ts'

type ContactQuery = z.output<(typeof operation)['query']> & { readonly companyID: string }

/** A page of a company's people, in an order that unlocking one of them does not change; the first has the general contacts. */
export async function listPublicContacts(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { seat: { licenceNo } }: SeatedViewer,
  { companyID, department, limit, cursor }: ContactQuery,
  now: Date,
): Promise<z.input<(typeof operation)['output']>> {
  const request = ['contacts', companyID, department]
  const after = cursor ? readCursor(secrets, request, cursor, z.number()) : 0
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const { companyNo } = company
  const [general, found] = await Promise.all([
    cursor ? [] : selectGeneral(db, companyNo, maxGeneral),
    selectPeopleAfter(db, { companyNo, department }, after, limit + 1),
  ])
  const people = found.slice(0, limit)
  const ids = people.map(({ contactId }) => contactId)
  const unlocked = await boughtThisYear(db, { licenceNo, kind: 'contact' }, ids, now)
  const last = found.length > limit ? people.at(-1) : undefined
  return {
    general: general.map(generalContact),
    people: people.map((person) => personalContact(person, unlocked.has(person.contactId))),
    next: last ? makeCursor(secrets, request, last.contactNo) : null,
  }
}
