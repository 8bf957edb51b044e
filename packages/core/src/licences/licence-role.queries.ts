import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

export type LicenceRole = 'administrator' | 'manager'

/** A person's role in a licence, expired or not; null also if the licence does not exist. */
export async function licenceRole(db: Db, userId: string, licenceId: string): Promise<LicenceRole | null> {
  const row = await db
    .selectFrom('licence')
    .leftJoin('licence_manager', (join) =>
      join.onRef('licence_manager.licence_no', '=', 'licence.licence_no').on('licence_manager.user_id', '=', userId),
    )
    .select([
      sql<boolean>`licence.administrator_id IS NOT DISTINCT FROM ${userId}::uuid`.as('administrator'),
      sql<boolean>`licence_manager.user_id IS NOT NULL`.as('manager'),
    ])
    .where('licence.licence_id', '=', licenceId)
    .where('licence.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row?.administrator) return 'administrator'
  return row?.manager ? 'manager' : null
}
