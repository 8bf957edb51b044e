import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { deleteContactsAt, deleteNoticesTo, insertOptOut } from './erase-contacts.queries.ts'
import { readOptOutToken } from './opt-out-token.ts'

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
 * Erases an e-mail address or telephone number, of a person or an office, and keeps it from being stored again. Returns
 * how many contacts were deleted.
 */
export async function optOutContact(db: Db, address: string, now: Date): Promise<number> {
  if (!isAddress(address)) throw new AppError('invalid_request')
  return inTransaction(db, async (tx) => {
    await insertOptOut(tx, address, now)
    await deleteNoticesTo(tx, address)
    return deleteContactsAt(tx, address)
  })
}

const minDigits = 5

function isAddress(text: string): boolean {
  return text.includes('@') ? /^\s*[^\s@]+@[^\s@]+\s*$/.test(text) : text.replace(/\D/g, '').length >= minDigits
}
