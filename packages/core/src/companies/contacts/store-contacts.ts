import { inTurns } from '@vedetta/crawler/turns'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { maskUrl } from '../../privacy/masking/mask-url.ts'
import { readPeopleOf } from '../../privacy/masking/people-of-companies.ts'
import { matchedSpans, type PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { selectOwners } from '../sources/source-owners.queries.ts'
import { type ContactFindings, foundContacts, type SeenContact } from './found-contacts.ts'
import { deleteSurplusGeneral, type Sighting, upsertByEmail, upsertByPhone } from './store-contacts.queries.ts'

/** The contacts that a visit of a company's own site read. */
export type ContactReading = { sourceNo: number; seenAt: Date; findings: ContactFindings }

/**
 * Stores the contacts that visits read for the companies that own the sites. A known contact gets a later sighting; one
 * that is not seen stays until it is too old. A site claimed by several companies, or held, yields no contacts.
 */
export async function storeContacts(tx: Transaction<DB>, readings: readonly ContactReading[]): Promise<void> {
  const withContacts = readings.filter(
    ({ findings: { emails, phones, people } }) => emails.length + phones.length + people.length > 0,
  )
  if (withContacts.length === 0) return
  const owners = await selectOwners(
    tx,
    withContacts.map(({ sourceNo }) => sourceNo),
  )
  const peopleOf = await readPeopleOf(tx, [...owners.values()], { withContacts: false })
  const read = await inTurns(
    withContacts,
    ({ sourceNo, seenAt, findings }) => {
      const companyNo = owners.get(sourceNo)
      if (companyNo === undefined) return []
      const { optedOut, firm } = peopleOf([companyNo])
      return foundContacts(findings, firm)
        .filter((contact) => !isOptedOut(contact, optedOut))
        .map((contact) => ({ ...contact, sourceUrl: maskUrl(contact.sourceUrl, optedOut), companyNo, seenAt }))
    },
    1,
  )
  const sightings = read.flat()
  if (sightings.length === 0) return
  const once = onceEach(sightings)
  const grown = [
    ...(await upsertByEmail(
      tx,
      once.filter((sighting) => sighting.email !== null),
    )),
    ...(await upsertByPhone(
      tx,
      once.filter((sighting) => sighting.phone !== null),
    )),
  ]
  if (grown.length > 0) await deleteSurplusGeneral(tx, grown)
}

/** The address itself is refused by the database; here, another of somebody who opted out. */
function isOptedOut(contact: SeenContact, matcher: PersonMatcher | null): boolean {
  const said = [contact.email, contact.phone, contact.kind === 'personal' ? contact.fullName : null]
  return matcher !== null && said.some((text) => text !== null && matchedSpans(text, matcher).length > 0)
}

/** Sites of one company may show the same address: a personal contact wins over a mailbox. */
function onceEach(sightings: readonly Sighting[]): Sighting[] {
  const { personal = [], general = [] } = Object.groupBy(sightings, ({ kind }) => kind)
  const byAddress = Map.groupBy([...personal, ...general], ({ companyNo, email, phone }) =>
    [companyNo, email ?? phone].join(' '),
  )
  return [...byAddress.values()].flatMap(([first]) => first ?? [])
}
