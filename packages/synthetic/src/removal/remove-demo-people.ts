import { cancelAllInvites } from '@vedetta/core/customers/licences/invite.queries'
import { setDeleted } from '@vedetta/core/customers/licences/licence.queries'
import { endSeats } from '@vedetta/core/customers/licences/seat.queries'
import { findPersonByEmail } from '@vedetta/core/customers/people.queries'
import {
  administersLicence,
  deletePerson,
  deleteSeatsOf,
  eraseAddress,
  lockReferences,
} from '@vedetta/core/customers/user-accounts/delete-account.queries'
import { recordAct } from '@vedetta/core/platform/audit/record-act.queries'
import type { Db } from '@vedetta/core/platform/db/client'
import { inTransaction } from '@vedetta/core/platform/db/in-transaction'
import type { DB } from '@vedetta/core/platform/db/schema'
import type { Transaction } from 'kysely'
import { demoPeople, demoSeats } from '../demo/demo-people.ts'
import { lockDemoLicences } from './remove-demo-people.queries.ts'

type DemoPeople = { readonly removed: string[]; readonly kept: string[] }

/** People whose password is published, and their licences. One who administers a licence of somebody else's is kept. */
export function removeDemoPeople(db: Db, now: Date): Promise<DemoPeople> {
  return inTransaction(db, async (tx) => {
    const customers = Object.values(demoSeats).map(({ customer }) => customer)
    for (const licenceNo of await lockDemoLicences(tx, customers, demoPeople.administrator.email)) {
      await setDeleted(tx, licenceNo, now)
      await cancelAllInvites(tx, licenceNo, now)
      await endSeats(tx, { licenceNo }, now)
    }
    const people: DemoPeople = { removed: [], kept: [] }
    for (const { email } of Object.values(demoPeople)) {
      const person = await findPersonByEmail(tx, email)
      if (!person) continue
      const isRemoved = await removePerson(tx, person)
      people[isRemoved ? 'removed' : 'kept'].push(email)
    }
    return people
  })
}

async function removePerson(
  db: Transaction<DB>,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  await deleteSeatsOf(db, userId)
  await lockReferences(db, userId)
  if (await administersLicence(db, userId)) return false
  await eraseAddress(db, email)
  await deletePerson(db, userId)
  await recordAct(db, 'account_deleted', { actorId: userId })
  return true
}
