import type { Db } from '../db/client.ts'
import { countErasures } from '../erasure/erasures.queries.ts'
import { readMentions } from '../erasure/read-mentions.ts'
import type { Person } from '../masking/person.ts'
import { isAddressOptedOut, selectContactsAt, selectMessagesFrom, selectNoticesTo } from './contact-data.queries.ts'
import { selectPersonAt } from './person-at.queries.ts'

/**
 * Everything that the database stores about an address: the contacts, where they were read, why, and to whom they were
 * shown; every text that names the person; what they wrote to us. `pagesNaming` lists the stored pages that do.
 */
export async function readContactData(db: Db, address: string, pagesNaming: (person: Person) => Promise<string[]>) {
  const person = await selectPersonAt(db, address)
  const [contacts, notices, messages, optedOut, waiting, mentions, pages] = await Promise.all([
    selectContactsAt(db, address),
    selectNoticesTo(db, address),
    selectMessagesFrom(db, address),
    isAddressOptedOut(db, address),
    countErasures(db, address),
    readMentions(db, person),
    pagesNaming(person),
  ])
  return { contacts, notices, messages, mentions, pages, optedOut, isBeingErased: waiting > 0 }
}
