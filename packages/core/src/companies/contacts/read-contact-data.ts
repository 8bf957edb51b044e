import type { Db } from '../../platform/db/client.ts'
import { countErasures } from '../../privacy/erasure/erasures.queries.ts'
import { readMentions } from '../../privacy/erasure/read-mentions.ts'
import { nationalDigits } from '../../privacy/masking/national-digits.ts'
import { optedOutMatcher } from '../../privacy/masking/opted-out-people.ts'
import { selectOptedOut } from '../../privacy/masking/people-of-companies.queries.ts'
import { eitherOf, isEmail, matcherOf, type Person } from '../../privacy/masking/person.ts'
import { selectCompaniesOptedOut } from '../../privacy/masking/person-hashes.queries.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { isAddressOptedOut, selectContactsAt, selectMessagesFrom, selectNoticesTo } from './contact-data.queries.ts'
import { selectPersonAt } from './person-at.queries.ts'

const companiesOf = (db: Db, address: string) =>
  isEmail(address)
    ? selectCompaniesOptedOut(db, 'address', address.trim().toLowerCase())
    : selectCompaniesOptedOut(db, 'number', nationalDigits(address))

/** The stored pages, which the watch keeps. */
type Pages = {
  /** The person, with what pages say of them beside their address. */
  learn: (person: Person) => Promise<Person>
  naming: (person: Person, matcher: PersonMatcher) => Promise<string[]>
}

/**
 * Everything that the database stores about an address: the contacts, where they were read, why, and to whom they were
 * shown; every text and page that names the person; what they wrote to us. Somebody who opted out is looked for by the
 * hashes too, so that nothing is said to be gone that is there.
 */
export async function readContactData(db: Db, address: string, pages: Pages) {
  const optedOut = await isAddressOptedOut(db, address)
  const person = await pages.learn(await selectPersonAt(db, address, optedOut ? await companiesOf(db, address) : []))
  const matcher = optedOut
    ? eitherOf(matcherOf(person), optedOutMatcher(await selectOptedOut(db, person.companyNos)))
    : matcherOf(person)
  const [contacts, notices, messages, waiting, mentions, naming] = await Promise.all([
    selectContactsAt(db, address),
    selectNoticesTo(db, address),
    selectMessagesFrom(db, address),
    countErasures(db, address),
    readMentions(db, person, matcher),
    pages.naming(person, matcher),
  ])
  return { contacts, notices, messages, mentions, pages: naming, optedOut, isBeingErased: waiting > 0 }
}
