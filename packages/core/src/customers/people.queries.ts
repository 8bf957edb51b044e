import type { Language } from '@vedetta/contracts/text/labels'
import type { Db } from '../platform/db/client.ts'

export type Person = {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly emailVerified: boolean
  /** False for a person who signs in with an identity provider. */
  readonly hasPassword: boolean
}

export function findPersonByEmail(db: Db, email: string): Promise<Person | undefined> {
  return findPerson(db, 'user.email', email)
}

export function findPersonById(db: Db, userId: string): Promise<Person | undefined> {
  return findPerson(db, 'user.id', userId)
}

async function findPerson(db: Db, column: 'user.email' | 'user.id', value: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('user')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'email_verified'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .select('account.id')
          .whereRef('account.user_id', '=', 'user.id')
          .where('account.provider_id', '=', 'credential'),
      ).as('has_password'),
    )
    .where(column, '=', value)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    userId: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language as Language,
    emailVerified: row.email_verified,
    hasPassword: Boolean(row.has_password),
  }
}

/** The names of the providers that the person signs in with. */
export async function selectProviders(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select('provider_id')
    .where('user_id', '=', userId)
    .where('provider_id', '!=', 'credential')
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/** Returns whether the address was unverified before. */
export async function setEmailVerified(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function setPendingCode(db: Db, userId: string, code: string): Promise<void> {
  await db.updateTable('user').set({ pending_code: code }).where('id', '=', userId).execute()
}

/** Takes the pending code, so that only one caller redeems it. */
export async function claimPendingCode(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .with('pending', (cte) =>
      cte.selectFrom('user').select(['id', 'pending_code']).where('id', '=', userId).forUpdate(),
    )
    .updateTable('user')
    .from('pending')
    .set({ pending_code: null })
    .whereRef('user.id', '=', 'pending.id')
    .where('user.pending_code', 'is not', null)
    .returning('pending.pending_code')
    .executeTakeFirst()
  return row?.pending_code ?? null
}

/** Null for a person who signs in with an identity provider. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** Returns whether the role changed. */
export async function setOperator(db: Db, userId: string, operator: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user')
    .set({ is_operator: operator })
    .where('id', '=', userId)
    .where('is_operator', '!=', operator)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('two_factor_enabled').where('id', '=', userId).executeTakeFirst()
  return row?.two_factor_enabled === true
}
