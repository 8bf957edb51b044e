import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { type ContactFindings, foundContacts } from './found-contacts.ts'
import {
  deleteSurplusGeneral,
  type Sighting,
  selectOwners,
  upsertByEmail,
  upsertByPhone,
} from './store-contacts.queries.ts'

/** What a visit of a company's own site read of how to reach it. */
export type ContactReading = { sourceNo: number; seenAt: Date; findings: ContactFindings }

/**
 * Keeps what visits read of how to reach the companies whose sites they are. Seen again, a contact is the same one, seen later; not seen,
 * it stays as it is until it is too old. A site that is several companies', or is held, tells us nobody's contacts.
 */
export async function storeContacts(tx: Transaction<DB>, readings: readonly ContactReading[]): Promise<void> {
  const found = readings
    .map(({ sourceNo, seenAt, findings }) => ({ sourceNo, seenAt, contacts: foundContacts(findings) }))
    .filter(({ contacts }) => contacts.length > 0)
  if (found.length === 0) return
  const owners = await selectOwners(
    tx,
    found.map(({ sourceNo }) => sourceNo),
  )
  const sightings = found.flatMap(({ sourceNo, seenAt, contacts }) => {
    const companyNo = owners.get(sourceNo)
    return companyNo === undefined ? [] : contacts.map((contact) => ({ ...contact, companyNo, seenAt }))
  })
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

/** Sites of one company may show the same address: people come before mailboxes. */
function onceEach(sightings: readonly Sighting[]): Sighting[] {
  const { personal = [], general = [] } = Object.groupBy(sightings, ({ kind }) => kind)
  const byAddress = Map.groupBy([...personal, ...general], ({ companyNo, email, phone }) =>
    [companyNo, email ?? phone].join(' '),
  )
  return [...byAddress.values()].flatMap(([first]) => first ?? [])
}
