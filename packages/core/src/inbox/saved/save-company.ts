import { maxSavedCompanies } from '@vedetta/contracts/companies/saved-companies'
import { selectKnownCompany } from '../../companies/known-company.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { upsertCompanyView } from '../companies/company-views.queries.ts'
import {
  countSavedCompanies,
  deleteSavedCompany,
  insertSavedCompany,
  isSavedCompany,
  lockSavedCompanies,
} from './saved-companies.queries.ts'

/** Saves or removes a company as given, or else toggles it. Saving it makes none of its positions count as new. */
export async function saveCompany(
  db: Db,
  { userId }: Actor,
  { companyID, saved }: { companyID: string; saved?: boolean | undefined },
  now: Date,
): Promise<{ status: 'saved' | 'removed' }> {
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const one = { userId, companyNo: company.companyNo }
  return inTransaction(db, async (tx) => {
    await lockSavedCompanies(tx, userId)
    const was = await isSavedCompany(tx, one)
    const shallBe = saved ?? !was
    if (shallBe && !was) {
      if ((await countSavedCompanies(tx, userId)) >= maxSavedCompanies) throw new AppError('saved_companies_full')
      await insertSavedCompany(tx, one, now)
      await upsertCompanyView(tx, one, now)
    }
    if (!shallBe && was) await deleteSavedCompany(tx, one)
    return { status: shallBe ? 'saved' : 'removed' }
  })
}
