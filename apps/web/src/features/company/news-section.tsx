import { useQuery } from '@tanstack/react-query'
import { type CompanyNews, newsPageSize } from '@vedetta/contracts/companies/company-detail'
import { creditCosts } from '@vedetta/contracts/facts/plans'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { parseWebUrl } from '../../ui/details/source-link.tsx'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'
import { Pagination } from '../../ui/tables/pagination.tsx'
import { newsQuery } from './company.api.ts'
import { CreditOffer } from './credit-offer.tsx'
import { useNewsPage } from './use-news-page.ts'
import { useBuyNews } from './use-purchase.ts'

/** News about the company: their number, and once bought the list, five per page. */
export function NewsSection({ companyID }: { companyID: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = useRef<HTMLUListElement>(null)
  const { page, hrefOf } = useNewsPage()
  const buying = useBuyNews(companyID)
  const { data, error, isPlaceholderData, refetch } = useQuery(newsQuery(companyID, page))
  const pages = data ? Math.ceil(data.total / newsPageSize) : 0
  const n = data && formatNumber(data.total, language)
  return (
    <DetailSection title={t('company.news.title')} aside={data && data.total > 0 && n}>
      {!data && !error && <LoadingLines />}
      {!data && error && (
        <ErrorState title={t('company.news.failed')} code={error.code} onRetry={() => void refetch()} />
      )}
      {data && (data.state === 'none' || data.total === 0) && (
        <p className="text-pretty text-muted text-sm">{t('company.news.none')}</p>
      )}
      {data?.state === 'locked' && data.total > 0 && (
        <CreditOffer
          text={t('company.news.offer', { count: data.total, n })}
          cost={creditCosts.news}
          buyLabel={t('company.news.buy')}
          isBuying={buying.isPending}
          onBuy={() => buying.mutate()}
        />
      )}
      {data?.state === 'unlocked' && data.total > 0 && (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('company.news.title')}
            className={clsx(
              '-mt-1 scroll-mt-16 divide-y divide-line/60 outline-none transition-opacity',
              isPlaceholderData && 'opacity-50',
            )}
          >
            {data.news.map((each) => (
              <NewsRow key={each.url} news={each} />
            ))}
          </ul>
          {pages > 1 && (
            <Pagination
              label={t('company.news.pages')}
              page={page}
              pages={pages}
              hrefOf={hrefOf}
              onGo={() => list.current?.focus()}
            />
          )}
        </>
      )}
    </DetailSection>
  )
}

function NewsRow({ news: { title, url, publishedAt, source } }: { news: CompanyNews }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const address = parseWebUrl(url)
  return (
    <li className="relative py-2">
      {address ? (
        <a
          href={address.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="rounded-sm font-medium after:absolute after:inset-0 hover:text-brand"
        >
          {title}
          <span className="sr-only"> {t('detail.newWindow')}</span>
        </a>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      <p className="text-muted text-xs">
        <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), language)}</time> · {source}
      </p>
    </li>
  )
}
