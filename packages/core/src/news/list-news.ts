import { type CompanyNews, type getCompanyNews, newsPageSize } from '@vedetta/contracts/company-detail'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/client.ts'
import { boughtThisYear } from '../ledger/bought-this-year.ts'
import { selectKnownCompany } from '../lookup/company.queries.ts'
import type { SeatedViewer } from '../viewer.ts'
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
