import { maxExcludedCompanies } from '@vedetta/contracts/companies/excluded-companies'
import { selectKnownCompany } from '../../companies/known-company.queries.ts'
import { mergeSettings } from '../../customers/user-accounts/settings.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import {
  countOtherExcluded,
  deleteExcludedCompany,
  insertExcludedCompany,
  lockExcludedCompanies,
} from './excluded-companies.queries.ts'

/** Leaves a company out of the person's searches and alerts, or brings it back. */
export async function excludeCompany(
  db: Db,
  { userId }: Pick<Actor, 'userId'>,
  { companyID, excluded }: { companyID: string; excluded: boolean },
  now: Date,
): Promise<{ excluded: boolean }> {
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const one = { userId, companyNo: company.companyNo }
  return inTransaction(db, async (tx) => {
    await lockExcludedCompanies(tx, userId)
    if (!excluded) await deleteExcludedCompany(tx, one)
    else if ((await countOtherExcluded(tx, one)) >= maxExcludedCompanies) throw new AppError('excluded_companies_full')
    else await insertExcludedCompany(tx, one, now)
    // The matcher reads a person's filters again when the settings' row is another.
    await mergeSettings(tx, userId, { changed: {}, unset: [] })
    return { excluded }
  })
}
