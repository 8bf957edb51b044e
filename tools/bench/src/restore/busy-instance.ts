import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { optOutContact } from '@vedetta/core/companies/contacts/opt-out-contact'
import { optOut } from '@vedetta/core/companies/sources/opt-out'
import { spend } from '@vedetta/core/customers/ledger/spend'
import { eraseAccount } from '@vedetta/core/customers/user-accounts/erase-account'
import type { ErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { journalErasures } from '@vedetta/core/operations/restore/journal-erasures'
import type { Db } from '@vedetta/core/platform/db/client'
import { makeContact } from '@vedetta/core/testing/factories'
import { makeRecruiter, makeUser } from '@vedetta/core/testing/people'

const spenders = 4
const pauseMs = 20

export type Subjects = { contacts: string[]; hosts: string[]; accounts: string[] }

/** People who will be erased, one after the other, and recruiters who spend credits. */
export async function makePeople(db: Db, count: number) {
  const recruiters = await Promise.all(Array.from({ length: spenders }, () => makeRecruiter(db, new Date())))
  const waiting: Subjects = { contacts: [], hosts: [], accounts: [] }
  for (let n = 0; n < count; n++) {
    const host = `${randomUUID()}.example`
    const email = `persona@${host}`
    await makeContact(db, { email })
    waiting.contacts.push(email)
    waiting.hosts.push(host)
    waiting.accounts.push((await makeUser(db)).userId)
  }
  return { recruiters, waiting }
}

/** Opts a person and a host out and deletes an account, as the product does, and writes the journal as the worker does. */
export async function eraseNext(db: Db, journal: ErasureJournal, waiting: Subjects, erased: Subjects): Promise<void> {
  const [email, host, userId] = [waiting.contacts.shift(), waiting.hosts.shift(), waiting.accounts.shift()]
  if (!email || !host || !userId) return
  const now = new Date()
  await optOutContact(db, email, now)
  await optOut(db, { host, reason: 'asked by mail' }, now)
  await eraseAccount(db, userId, { sendsMail: true })
  await journalErasures(db, journal, now)
  erased.contacts.push(email)
  erased.hosts.push(host)
  erased.accounts.push(userId)
}

/** Credits are spent until the ledger is gone. */
export function keepSpending(db: Db, recruiters: Awaited<ReturnType<typeof makePeople>>['recruiters']) {
  let running = true
  let failure: unknown
  const all = Promise.all(
    recruiters.map(async ({ userId, seat: { licenceNo } }) => {
      while (running)
        try {
          await spend(db, { licenceNo, userId, reason: 'export', key: randomUUID(), amount: 1 }, new Date())
          await sleep(pauseMs)
        } catch (error) {
          if (running) failure ??= error
          return
        }
    }),
  )
  return {
    stop: async () => {
      running = false
      await all
      return failure
    },
  }
}

/** The number of erased people, hosts and accounts that a database still, or again, has. */
export async function countPresent(db: Db, { contacts, hosts, accounts }: Subjects): Promise<number> {
  const found = await db.selectFrom('company_contact').select('email').where('email', 'in', contacts).execute()
  const users = await db.selectFrom('user').select('id').where('id', 'in', accounts).execute()
  const refused = await db.selectFrom('opt_out').select('host').where('host', 'in', hosts).execute()
  return found.length + users.length + hosts.length - refused.length
}
