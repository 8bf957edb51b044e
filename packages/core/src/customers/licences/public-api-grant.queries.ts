import { tiersWith } from '@vedetta/contracts/facts/plans'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** Whether the row of `licence` gives its seats the public API: by its plan, or because the operator granted it. */
export const grantsPublicApi = sql<boolean>`(licence.grants_public_api OR licence.tier = ANY(${tiersWith('publicApi')}::text[]))`

/** The customer of a licence that is not deleted. */
export async function selectCustomerOf(db: Db, licenceId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .select('customer.name')
    .where('licence_id', '=', licenceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.name
}

/** Returns whether the grant changed. */
export async function setGrantsPublicApi(db: Db, licenceId: string, granted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('licence')
    .set({ grants_public_api: granted })
    .where('licence_id', '=', licenceId)
    .where('grants_public_api', '!=', granted)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
