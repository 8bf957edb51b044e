import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { pageList } from './page-list.ts'

type PaginationProps = {
  /** Tells apart the paginations of a screen with several. */
  label?: string
  page: number
  pages: number
  hrefOf: (page: number) => string
  onGo: () => void
}

const itemClass = 'grid h-9 min-w-9 place-items-center rounded-md px-2 font-medium text-sm tabular-nums'

export function Pagination({ label, page, pages, hrefOf, onGo }: PaginationProps) {
  const { t } = useTranslation()
  const language = useLanguage()

  function step(target: number, label: string, icon: ReactNode) {
    if (target < 1 || target > pages) {
      return (
        <span className={clsx(itemClass, 'text-muted/50')} aria-hidden="true">
          {icon}
        </span>
      )
    }
    return (
      <Link to={hrefOf(target)} onClick={onGo} aria-label={label} className={clsx(itemClass, 'hover:bg-hover')}>
        {icon}
      </Link>
    )
  }

  return (
    <nav aria-label={label ?? t('pages.label')} className="flex flex-wrap items-center justify-center gap-0.5">
      {step(page - 1, t('pages.previous'), <ChevronLeft className="size-4" aria-hidden="true" />)}
      {pageList(page, pages).map((each, index) =>
        each === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its index
          <span key={`gap-${index}`} className="px-1 text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={each}
            to={hrefOf(each)}
            onClick={onGo}
            aria-current={each === page ? 'page' : undefined}
            aria-label={t('pages.page', { page: formatNumber(each, language) })}
            className={clsx(
              itemClass,
              each === page ? 'bg-brand-soft text-brand' : 'text-muted hover:bg-hover hover:text-ink',
            )}
          >
            {formatNumber(each, language)}
          </Link>
        ),
      )}
      {step(page + 1, t('pages.next'), <ChevronRight className="size-4" aria-hidden="true" />)}
    </nav>
  )
}
