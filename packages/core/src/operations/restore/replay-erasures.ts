import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { optOutTrader } from '../../companies/register/opt-out-trader.ts'
import { optOut } from '../../companies/sources/opt-out.ts'
import { eraseAccount } from '../../customers/user-accounts/erase-account.ts'
import { markTold } from '../../outward/receivers/mark-told.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { hasAccount, isContactOptedOut, isHostOptedOut, isRegisterOptedOut } from './erasure-entries.queries.ts'
import type { ErasureJournal, JournalledErasure } from './erasure-journal.ts'

type Kind = JournalledErasure['kind']

type Replay = {
  readonly read: number
  readonly unreadable: number
  readonly repeated: Readonly<Record<Kind, number>>
  /** Accounts that administer a licence again: another administrator first, then once more. */
  readonly heldAccounts: readonly string[]
}

/**
 * Repeats the erasures and opt-outs that a restored database does not have. Those it has are skipped, so that it can be repeated. What
 * an opt-out queues is erased by watch and worker, as always.
 */
export async function replayErasures(db: Db, journal: ErasureJournal, now: Date): Promise<Replay> {
  const { erasures, unreadable } = await journal.read()
  const repeated = { contact: 0, host: 0, account: 0, told: 0, company: 0 }
  const heldAccounts = new Set<string>()
  // First, so that the erasures tell nobody again.
  const ordered = erasures.toSorted((a, b) => Number(b.kind === 'told') - Number(a.kind === 'told'))
  for (const { kind, subject } of ordered) {
    const done = await replayers[kind](db, subject, now).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'still_administrator') throw error
      heldAccounts.add(subject)
      return false
    })
    if (done) repeated[kind]++
  }
  return { read: erasures.length, unreadable, repeated, heldAccounts: [...heldAccounts] }
}

/** Each returns whether there was something to do. */
const replayers: { [K in Kind]: (db: Db, subject: string, now: Date) => Promise<boolean> } = {
  contact: async (db, address, now) => {
    if (await isContactOptedOut(db, address)) return false
    await optOutContact(db, address, now)
    return true
  },
  host: async (db, host, now) => {
    if (await isHostOptedOut(db, host)) return false
    await optOut(db, { host, reason: 'Repeated from the journal of erasures after a restore' }, now)
    return true
  },
  company: async (db, vat, now) => {
    if (await isRegisterOptedOut(db, vat)) return false
    await optOutTrader(db, vat, now)
    return true
  },
  told: (db, contactId, now) => markTold(db, contactId, now),
  account: async (db, userId) => {
    if (!(await hasAccount(db, userId))) return false
    await eraseAccount(db, userId, { sendsMail: false })
    return true
  },
}
