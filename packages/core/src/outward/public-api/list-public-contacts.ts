import type { listPublicContacts as operation } from '@vedetta/contracts/public-api/contact'
import { z } from 'zod'
import { selectPeopleAfter, takeGeneral } from '../../companies/contacts/contacts.queries.ts'
import { maxGeneral } from '../../companies/contacts/found-contacts.ts'
import { generalContact } from '../../companies/contacts/general-contact.ts'
import { personalContact } from '../../companies/contacts/personal-contact.ts'
import { selectKnownCompany } from '../../companies/known-company.queries.ts'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
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
    cursor ? [] : takeGeneral(db, { licenceNo, companyNo }, maxGeneral),
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
