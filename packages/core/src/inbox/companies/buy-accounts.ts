import type { CompanyAccounts } from '@vedetta/contracts/companies/company-detail'
import { selectKnownCompany } from '../../companies/known-company.queries.ts'
import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
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
