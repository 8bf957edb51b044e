import type { Language } from '@vedetta/contracts/text/labels'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

/** Locks the person against a concurrent deletion; undefined if they are deleted already. */
export async function lockPerson(tx: Transaction<DB>, userId: string) {
  const row = await tx
    .selectFrom('user')
    .select(['email', 'email_verified', 'first_name', 'language'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { ...row, language: row.language as Language }
}

/** Until the transaction ends, no other can make the person a user, manager or administrator of a licence. */
export async function lockReferences(tx: Transaction<DB>, userId: string): Promise<void> {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function deleteSeatsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('seat').where('user_id', '=', userId).execute()
}

export async function administersLicence(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('licence')
    .select('licence_no')
    .where('administrator_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Erases the address where a row has it without the person's id. Of licences, only deleted ones still name it here. */
export async function eraseAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('invite').where('email', '=', email).execute()
  await db.deleteFrom('mail').where('recipient', '=', email).execute()
  await db.deleteFrom('request').where('sender_email', '=', email).execute()
  await db.deleteFrom('checkout').where('buyer_email', '=', email).execute()
  // A plan that another person is buying will be administered by the operator.
  await db.updateTable('checkout').set({ administrator_email: null }).where('administrator_email', '=', email).execute()
  await db.updateTable('subscription').set({ buyer_email: null }).where('buyer_email', '=', email).execute()
  await db
    .updateTable('licence')
    .set({ administrator_email: '' })
    .where('administrator_email', '=', email)
    .where('deleted_at', 'is not', null)
    .execute()
}

/** The foreign keys cascade to sessions, sign-in methods, roles, use and settings. */
export async function deletePerson(db: Db, userId: string): Promise<void> {
  await sql`DELETE FROM verification WHERE value = ${userId}`.execute(db)
  await db.deleteFrom('user').where('id', '=', userId).execute()
}
