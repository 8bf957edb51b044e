import { type CompanyNews, type getCompanyNews, newsPageSize } from '@vedetta/contracts/companies/company-detail'
import type { z } from 'zod'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { selectKnownCompany } from '../known-company.queries.ts'
import { countNews, selectNews } from './news.queries.ts'

/** A page of a company's news for a licence that bought it; for others only the count. */
export async function listNews(
  db: Db,
  { seat: { licenceNo } }: SeatedViewer,
  { companyID, page }: { companyID: string; page: number },
  now: Date,
): Promise<z.output<typeof getCompanyNews.output>> {
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const { companyNo, companyId } = company
  const total = await countNews(db, companyNo)
  if (total === 0) return { state: 'none', total, page, news: [] }
  const bought = await boughtThisYear(db, { licenceNo, kind: 'news' }, [companyId], now)
  if (!bought.has(companyId)) return { state: 'locked', total, page, news: [] }
  const rows = await selectNews(db, companyNo, { skip: (page - 1) * newsPageSize, limit: newsPageSize })
  const news = rows.map(
    ({ title, url, published_at, feed }): CompanyNews => ({
      title,
      url,
      publishedAt: published_at.toISOString(),
      source: feed ?? hostShown(url),
    }),
  )
  return { state: 'unlocked', total, page, news }
}

const hostShown = (url: string) => new URL(url).hostname.replace(/^www\./, '')
