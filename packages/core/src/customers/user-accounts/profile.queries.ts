import type { Profile, updateProfile } from '@vedetta/contracts/customers/profile'
import { providers } from '@vedetta/contracts/facts/providers'
import type { Language } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'

type ProfileRow = {
  id: string
  email: string
  first_name: string
  last_name: string
  language: Language
  email_verified: boolean
  is_operator: boolean
  two_factor: boolean
  created_at: Date
  administrator: boolean
  manager: boolean
  methods: string[]
}

/** The profile without the licence of the person's seat. */
export async function selectProfile(
  db: Db,
  userId: string,
): Promise<Omit<Profile, 'subscription' | 'publicApi' | 'secondStepFor'> | undefined> {
  const { rows } = await sql<ProfileRow>`
    SELECT id, email, first_name, last_name, language, email_verified, is_operator, created_at,
      coalesce(two_factor_enabled, false) AS two_factor,
      EXISTS (SELECT FROM licence WHERE administrator_id = u.id AND deleted_at IS NULL) AS administrator,
      EXISTS (
        SELECT FROM licence_manager m JOIN licence USING (licence_no) WHERE m.user_id = u.id AND deleted_at IS NULL
      ) AS manager,
      ARRAY(SELECT provider_id FROM account a WHERE a.user_id = u.id) AS methods
    FROM "user" u WHERE id = ${userId}`.execute(db)
  const [row] = rows
  return row && toProfile(row)
}

function toProfile(row: ProfileRow): Omit<Profile, 'subscription' | 'publicApi' | 'secondStepFor'> {
  return {
    userID: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    language: row.language,
    emailVerified: row.email_verified,
    administrator: row.administrator,
    manager: row.manager,
    operator: row.is_operator,
    hasPassword: row.methods.includes('credential'),
    providers: keysOf(providers).filter((provider) => row.methods.includes(provider)),
    twoFactor: row.two_factor,
    createdAt: row.created_at.toISOString(),
  }
}

export type ProfileChanges = z.output<typeof updateProfile.input>

/** Changes only the given fields, so that concurrent changes of others survive. Returns whether anything changed. */
export async function mergeProfile(db: Db, userId: string, changes: ProfileChanges, now: Date): Promise<boolean> {
  const firstName = sql`coalesce(${changes.firstName ?? null}, first_name)`
  const lastName = sql`coalesce(${changes.lastName ?? null}, last_name)`
  const language = sql`coalesce(${changes.language ?? null}, language)`
  const { numAffectedRows } = await sql`
    UPDATE "user" SET
      first_name = ${firstName}, last_name = ${lastName}, name = ${firstName} || ' ' || ${lastName},
      language = ${language}, updated_at = ${now}
    WHERE id = ${userId}
      AND (first_name, last_name, language) IS DISTINCT FROM (${firstName}, ${lastName}, ${language})`.execute(db)
  return numAffectedRows === 1n
}
