import type { Db } from '@vedetta/core/platform/db/client'

/** The licences of the demo customer, as long as the demo administrator has them. */
export async function lockDemoLicences(
  db: Db,
  customers: readonly string[],
  administratorEmail: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('licence')
    .innerJoin('customer', 'customer.customer_no', 'licence.customer_no')
    .innerJoin('user', 'user.id', 'licence.administrator_id')
    .select('licence_no')
    .where('customer.name', 'in', customers)
    .where('user.email', '=', administratorEmail)
    .where('licence.deleted_at', 'is', null)
    .forUpdate('licence')
    .execute()
  return rows.map(({ licence_no }) => licence_no)
}
