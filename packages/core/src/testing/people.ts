import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { openAccounts } from '../customers/ledger/ledger.queries.ts'
import { addMonths } from '../customers/ledger/period.ts'
import { activeSeat } from '../customers/licences/active-seat.queries.ts'
import { newCode } from '../customers/licences/code.ts'
import { insertSeat } from '../customers/licences/seat.queries.ts'
import type { Db } from '../platform/db/client.ts'
import type { Licence, User } from '../platform/db/schema.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { SeatedViewer, Viewer } from '../platform/viewer.ts'
import type { SearchGate } from '../search/engine/search-gate.ts'

export type MadeUser = { userId: string; email: string; emailVerified: boolean; language: 'it' | 'en' }

/** A person who can't sign in, since they have neither a password nor a provider. */
export async function makeUser(db: Db, fields: Partial<Insertable<User>> = {}): Promise<MadeUser> {
  const email = fields.email ?? `${randomUUID()}@persone.example`
  const { id, email_verified, language } = await db
    .insertInto('user')
    .values({ name: 'Anna Prova', first_name: 'Anna', last_name: 'Prova', email_verified: true, ...fields, email })
    .returning(['id', 'email_verified', 'language'])
    .executeTakeFirstOrThrow()
  return { userId: id, email, emailVerified: email_verified, language: language as 'it' | 'en' }
}

export type MadeLicence = { licenceNo: number; licenceId: string; code: string }

export async function makeLicence(db: Db, fields: Partial<Insertable<Licence>> = {}): Promise<MadeLicence> {
  const startsAt = new Date(fields.starts_at ?? Date.now())
  const { customer_no } = await db
    .insertInto('customer')
    .values({ name: 'Agenzia Prova S.p.A.' })
    .returning('customer_no')
    .executeTakeFirstOrThrow()
  const { licence_no, licence_id, code } = await db
    .insertInto('licence')
    .values({
      customer_no,
      tier: 'team',
      size: 5,
      code: newCode(),
      administrator_email: `${randomUUID()}@persone.example`,
      monthly_credits: 3000,
      monthly_searches: 1000,
      expires_at: addMonths(startsAt, 12),
      ...fields,
      starts_at: startsAt,
    })
    .returning(['licence_no', 'licence_id', 'code'])
    .executeTakeFirstOrThrow()
  await openAccounts(db, licence_no)
  return { licenceNo: licence_no, licenceId: licence_id, code }
}

/** The person as the viewer of a call. */
export async function viewerOf(
  db: Db,
  { userId, email, emailVerified, language }: MadeUser,
  now: Date,
): Promise<Viewer> {
  const seat = await activeSeat(db, userId, now)
  const roles = { isOperator: false, hasSecondStep: false }
  return { userId, email, emailVerified, language, seat, sessionId: randomUUID(), firstName: 'Anna', ...roles }
}

/** A person with a seat in a licence of their own. */
export async function makeRecruiter(
  db: Db,
  now: Date,
  licence: Partial<Insertable<Licence>> = {},
): Promise<SeatedViewer> {
  const person = await makeUser(db)
  const { licenceNo } = await makeLicence(db, { starts_at: now, ...licence })
  await insertSeat(db, { licenceNo, userId: person.userId }, now)
  const { seat, ...viewer } = await viewerOf(db, person, now)
  if (!seat) throw new Error('the seat was not taken')
  return { ...viewer, seat }
}

/** The code of the newest invite mailed to an address. */
export async function mailedCode(db: Db, email: string): Promise<string> {
  const { params } = await db
    .selectFrom('mail')
    .select('params')
    .where('recipient', '=', email)
    .where('template', 'in', ['inviteUser', 'inviteManager'])
    .orderBy('queued_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL((params as { url: string }).url).searchParams.get('code') ?? ''
}

/** For tests that are not about rate limits. */
export const noLimits: Limits = {
  consume: async () => {},
  take: async () => ({ isAllowed: true, left: 1, resetMs: 1, isShared: true }),
}

/** For tests that are not about the gate of the search engine. */
export const openGate: SearchGate = (_searcher, _weight, search) => search()
