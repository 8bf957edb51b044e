import type { YearOfAccounts } from '@vedetta/contracts/companies/company-detail'
import type { Db } from '../../platform/db/client.ts'

/** All filed years, the latest first. */
export function selectYears(db: Db, companyNo: number): Promise<YearOfAccounts[]> {
  return db
    .selectFrom('company_financial')
    .select(['year', 'turnover', 'costs', 'ebitda', 'net_income as netIncome'])
    .where('company_no', '=', companyNo)
    .orderBy('year', 'desc')
    .execute()
}
