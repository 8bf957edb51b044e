import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { eraseTexts } from '../../privacy/erasure/erase-texts.ts'
import { insertErasure, lockContactErasures } from '../../privacy/erasure/erasures.queries.ts'
import { noteReceivers } from '../../privacy/erasure/note-receivers.queries.ts'
import { insertPersonHashes } from '../../privacy/masking/person-hashes.queries.ts'
import { deleteContacts, deleteNoticesTo, insertOptOut, lockContactsAt } from './erase-contacts.queries.ts'
import { readOptOutToken } from './opt-out-token.ts'
import { selectPersonAt } from './person-at.queries.ts'

/** Opts out by the link of the notice. Idempotent. */
export async function optOutByToken(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  token: string,
  now: Date,
): Promise<void> {
  const email = await readOptOutToken(secrets, token)
  if (email === null) throw new AppError('token_expired')
  await optOutContact(db, email, now)
}

/**
 * Opts an e-mail address or telephone number out, of a person or an office: deletes its contacts at once, keeps it from
 * being stored again, and has the watch and the worker erase the person from every other store within a minute, and the
 * worker tell whoever received them.
 * Returns how many contacts were deleted.
 */
export async function optOutContact(db: Db, address: string, now: Date): Promise<number> {
  if (!isAddress(address)) throw new AppError('invalid_request')
  return inTransaction(db, async (tx) => {
    await lockContactErasures(tx)
    const person = await selectPersonAt(tx, address)
    await insertOptOut(tx, address, now)
    await insertPersonHashes(tx, person, now)
    await insertErasure(tx, address.trim().toLowerCase(), person, now)
    await deleteNoticesTo(tx, address)
    const contactNos = await lockContactsAt(tx, address)
    await noteReceivers(tx, contactNos, 'erased', now)
    await deleteContacts(tx, contactNos)
    // Other contacts of the same person, and addresses of pages that name them; the rest waits for nobody but a minute.
    await eraseTexts(tx, person, 'opt_out', now)
    return contactNos.length
  })
}

const minDigits = 5

function isAddress(text: string): boolean {
  return text.includes('@') ? /^\s*[^\s@]+@[^\s@]+\s*$/.test(text) : text.replace(/\D/g, '').length >= minDigits
}
