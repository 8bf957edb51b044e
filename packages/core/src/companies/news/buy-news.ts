import { purchaseOnce } from '../../customers/ledger/purchase-once.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectKnownCompany } from '../known-company.queries.ts'
import { countNews } from './news.queries.ts'

/** Spends nothing where there is no news, nor for news that the licence has bought this year. */
export async function buyNews(
  db: Db,
  { userId, seat: { licenceNo } }: SeatedViewer,
  companyId: string,
  now: Date,
): Promise<{ credits: number }> {
  const company = await selectKnownCompany(db, companyId)
  if (!company) throw new AppError('unknown_company')
  if ((await countNews(db, company.companyNo)) === 0) throw new AppError('news_unavailable')
  const { spent } = await purchaseOnce(db, { licenceNo, userId, kind: 'news', subject: company.companyId }, now)
  return { credits: spent }
}
