import { pageOutOfReach } from '@vedetta/contracts/facts/page-out-of-reach'
import { searchDepth } from '@vedetta/contracts/search/position-search'
import { useLanguage } from '../../lib/i18n.ts'
import type { Paging } from '../../lib/use-list-page.ts'
import { Pagination } from './pagination.tsx'

type ResultPaginationProps = { found: { pages: number; total: number }; paging: Paging; onGo: () => void }

/** Links to the other pages of a search, and a note where more results exist than can be paged through. */
export function ResultPagination({ found: { pages, total }, paging: { page, hrefOf }, onGo }: ResultPaginationProps) {
  const language = useLanguage()
  if (pages <= 1) return null
  return (
    <footer className="grid shrink-0 justify-items-center gap-1 border-line border-t px-3 py-1.5 max-lg:py-3">
      <Pagination page={page} pages={pages} hrefOf={hrefOf} onGo={onGo} />
      {total > searchDepth && <p className="text-balance text-center text-muted text-xs">{pageOutOfReach[language]}</p>}
    </footer>
  )
}
