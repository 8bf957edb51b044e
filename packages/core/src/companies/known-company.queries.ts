import type { Db } from '../platform/db/client.ts'

/** Returns the identifier in its stored case, since the ledger would charge the same one in capitals again. */
export function selectKnownCompany(db: Db, companyId: string) {
  return db
    .selectFrom('company')
    .select(['company_no as companyNo', 'company_id as companyId'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}
