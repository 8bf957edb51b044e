import type { Db } from '../db/client.ts'
import { isAddressOptedOut, selectContactsAt, selectNoticesTo } from './contact-data.queries.ts'

/** Everything stored about an address: the data, where it was read, why, and to whom it was shown. */
export async function readContactData(db: Db, address: string) {
  const [contacts, notices, optedOut] = await Promise.all([
    selectContactsAt(db, address),
    selectNoticesTo(db, address),
    isAddressOptedOut(db, address),
  ])
  return { contacts, notices, optedOut }
}
