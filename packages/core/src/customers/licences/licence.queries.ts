import type { Tier } from '@vedetta/contracts/facts/plans'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

export type LockedLicence = Awaited<ReturnType<typeof lockLicence>>

/** Serialises changes of a licence's people. To avoid deadlocks, lock a person's own row before it. */
export async function lockLicence(tx: Transaction<DB>, licence: { licenceNo: number } | { licenceId: string }) {
  const row = await tx
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .selectAll('licence')
    .select('customer.name as customer')
    .where((where) =>
      'licenceNo' in licence
        ? where('licence.licence_no', '=', licence.licenceNo)
        : where('licence.licence_id', '=', licence.licenceId),
    )
    .forNoKeyUpdate('licence')
    .executeTakeFirstOrThrow()
  return { ...row, tier: row.tier as Tier }
}

/** Serialises one person's redemptions. */
export async function lockUser(tx: Transaction<DB>, userId: string): Promise<void> {
  await tx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export async function isManager(db: Db, licenceNo: number, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('licence_manager')
    .select('user_id')
    .where('licence_no', '=', licenceNo)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertManager(db: Db, licenceNo: number, userId: string, now: Date): Promise<void> {
  await db.insertInto('licence_manager').values({ licence_no: licenceNo, user_id: userId, added_at: now }).execute()
}

export async function setAdministrator(db: Db, email: string, userId: string): Promise<void> {
  await db
    .updateTable('licence')
    .set({ administrator_id: userId })
    .where('administrator_email', '=', email)
    .where('administrator_id', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function deleteManager(db: Db, licenceNo: number, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('licence_manager')
    .where('licence_no', '=', licenceNo)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function setRequiresSecondStep(db: Db, licenceNo: number, required: boolean): Promise<void> {
  await db.updateTable('licence').set({ requires_second_step: required }).where('licence_no', '=', licenceNo).execute()
}

export async function setDeleted(db: Db, licenceNo: number, now: Date): Promise<void> {
  await db.updateTable('licence').set({ deleted_at: now }).where('licence_no', '=', licenceNo).execute()
}

type Terms = {
  readonly tier: Tier
  readonly size: number | null
  readonly monthlyCredits: number
  readonly monthlySearches: number
  readonly expiresAt: Date
}

export async function setTerms(db: Db, licenceNo: number, terms: Terms): Promise<void> {
  await db
    .updateTable('licence')
    .set({
      tier: terms.tier,
      size: terms.size,
      monthly_credits: terms.monthlyCredits,
      monthly_searches: terms.monthlySearches,
      expires_at: terms.expiresAt,
    })
    .where('licence_no', '=', licenceNo)
    .execute()
}

export function selectManagers(db: Db, licenceNo: number) {
  return db
    .selectFrom('licence_manager')
    .innerJoin('user', 'user.id', 'licence_manager.user_id')
    .select(['user_id', 'user.email'])
    .where('licence_no', '=', licenceNo)
    .orderBy('added_at')
    .execute()
}
