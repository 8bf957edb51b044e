import type { FoundNews } from '@vedetta/crawler/finding'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { selectOwners } from '../sources/source-owners.queries.ts'
import { maskNews } from './mask-news.ts'
import { mergeSiteNews } from './news.queries.ts'
import { newsItem } from './news-item.ts'

/** The news that a visit of a company's own site read. */
export type NewsReading = { sourceNo: number; readAt: Date; news: readonly FoundNews[] }

const maxPerVisit = 50

/** Stores the news of sites as that of their companies. Idempotent. */
export async function storeNews(tx: Transaction<DB>, readings: readonly NewsReading[]): Promise<void> {
  const kept = readings.flatMap(({ sourceNo, readAt, news }) =>
    news
      .flatMap(({ title, url, date }) => newsItem({ title, url, publishedAt: new Date(date.value) }, readAt) ?? [])
      .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      .slice(0, maxPerVisit)
      .map((item) => ({ ...item, sourceNo, foundAt: readAt })),
  )
  if (kept.length === 0) return
  const owners = await selectOwners(tx, [...new Set(kept.map(({ sourceNo }) => sourceNo))])
  const owned = kept.flatMap(({ sourceNo, ...item }) => {
    const companyNo = owners.get(sourceNo)
    return companyNo === undefined ? [] : { ...item, companyNo }
  })
  await mergeSiteNews(tx, await maskNews(tx, owned))
}
