import type { Db } from '@vedetta/core/platform/db/client'

type NewPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly passwordHash: string
}

/** A user as after sign-up and verification. */
export async function insertVerifiedPerson(db: Db, person: NewPerson, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('user')
    .values({
      name: `${person.firstName} ${person.lastName}`,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      email_verified: true,
      terms_accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account')
    .values({ user_id: id, account_id: id, provider_id: 'credential', password: person.passwordHash })
    .execute()
  return id
}

/** Honoured on loopback only. */
export async function exemptFromSecondStep(db: Db, userId: string): Promise<void> {
  await db.updateTable('user').set({ second_step_exempt: true }).where('id', '=', userId).execute()
}
