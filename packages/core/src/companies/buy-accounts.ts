import type { CompanyAccounts } from '@vedetta/contracts/company-detail'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { purchaseOnce } from '../ledger/purchase-once.ts'
import { selectKnownCompany } from '../lookup/company.queries.ts'
import type { SeatedViewer } from '../viewer.ts'
import { selectYears } from './accounts.queries.ts'
import { accountsOf } from './accounts-of.ts'

/** Spends nothing where no accounts are filed, nor for accounts that the licence has bought this year. */
export async function buyAccounts(
  db: Db,
  { userId, seat: { licenceNo } }: SeatedViewer,
  companyId: string,
  now: Date,
): Promise<{ credits: number; accounts: CompanyAccounts }> {
  const company = await selectKnownCompany(db, companyId)
  if (!company) throw new AppError('unknown_company')
  const years = await selectYears(db, company.companyNo)
  if (years.length === 0) throw new AppError('company_data_unavailable')
  const { spent } = await purchaseOnce(db, { licenceNo, userId, kind: 'accounts', subject: company.companyId }, now)
  return { credits: spent, accounts: accountsOf(years, true) }
}
