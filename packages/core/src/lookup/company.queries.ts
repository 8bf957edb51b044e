import type { Db } from '../db/client.ts'

/** With its identifier as it is written here, since the same one in capitals would be paid for again. */
export function selectKnownCompany(db: Db, companyId: string) {
  return db
    .selectFrom('company')
    .select(['company_no as companyNo', 'company_id as companyId'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}
