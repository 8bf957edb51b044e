import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { isPayer } from './payer.queries.ts'

export type LicenceRole = 'administrator' | 'manager' | 'payer'

/** A person's roles in a licence, expired or not; none also if the licence does not exist. */
export async function licenceRoles(db: Db, userId: string, licenceId: string): Promise<LicenceRole[]> {
  const row = await db
    .selectFrom('licence')
    .leftJoin('licence_manager', (join) =>
      join.onRef('licence_manager.licence_no', '=', 'licence.licence_no').on('licence_manager.user_id', '=', userId),
    )
    .select([
      sql<boolean>`licence.administrator_id IS NOT DISTINCT FROM ${userId}::uuid`.as('administrator'),
      sql<boolean>`licence_manager.user_id IS NOT NULL`.as('manager'),
      isPayer(userId).as('payer'),
    ])
    .where('licence.licence_id', '=', licenceId)
    .where('licence.deleted_at', 'is', null)
    .executeTakeFirst()
  const roles = ['administrator', 'manager', 'payer'] as const
  return roles.filter((role) => row?.[role])
}
