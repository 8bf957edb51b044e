import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { findPersonById, type Person } from '../people.queries.ts'
import { insertVerificationLink, selectVerificationLink } from './verification-link.queries.ts'

/**
 * The token of a link that is mailed to an account's address: its holder reads that mailbox, and may be anybody else than
 * the person who signed up. Stored hashed. It acts once, since every use of it verifies the account.
 */
export async function makeVerificationLink(db: Db, userId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertVerificationLink(db, { identifier: identifierOf(token), userId, expiresAt })
  return token
}

/** The account that a link is about. A link of a verified account is returned as well, to say so. */
export async function findLinkedPerson(db: Db, token: string, now: Date): Promise<Person> {
  const link = await selectVerificationLink(db, identifierOf(token))
  const person = link && link.expiresAt > now ? await findPersonById(db, link.userId) : undefined
  if (!person) throw new AppError('token_expired')
  return person
}

const identifierOf = (token: string) => `verify-email:${createHash('sha256').update(token).digest('hex')}`
