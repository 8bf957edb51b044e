import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { upsertCompanyView } from './company-views.queries.ts'
import { describeCompany } from './describe-company.ts'

/** A company as its page shows it. Reading it marks its positions as seen: none of them is new to the user afterwards. */
export async function readCompany(db: Db, viewer: SeatedViewer, companyId: string, now: Date): Promise<CompanyDetail> {
  const { companyNo, ...described } = await describeCompany(db, viewer, companyId, now)
  await upsertCompanyView(db, { userId: viewer.userId, companyNo }, now)
  return { ...described, newPositions: 0 }
}
