import type { FoundPosition } from '@vedetta/contracts/search/position-search'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFirstView } from '../../lib/first-view.ts'
import { withTexts } from '../../lib/load-texts.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { LoadingLines } from '../../ui/pages/loading-lines.tsx'
import type { ContactParts } from './detail/position-pane.tsx'
import type { UrlSearchState } from './use-search-state.ts'

const loadPane = () => withTexts(import('./detail/position-pane.tsx'), 'discards')
const PositionPane = lazy(async () => ({ default: (await loadPane()).PositionPane }))

export type InboxLayoutProps = {
  state: UrlSearchState
  /** Above the list, in full width. */
  top?: ReactNode
  filters?: ReactNode
  /** The open position's row, and the way to the next and previous one. */
  row?: FoundPosition | undefined
  onMove?: (step: 1 | -1) => void
  /** The open company. */
  company: ReactNode
  contacts: ContactParts
  children: ReactNode
}

/**
 * A list with the open position or company beside it, or as a page of its own on a phone. From `lg` on each part scrolls by
 * itself; the filters are hidden while something is open and the screen is too narrow for both.
 */
export function InboxLayout({ state, top, filters, row, onMove, company, contacts, children }: InboxLayoutProps) {
  const { t } = useTranslation()
  const { positionID, isAnyOpen: isOpen } = state
  const widths = positionID === undefined ? companyWidths : positionWidths
  useListScroll(isOpen)

  // Preloads the pane, so that a click opens it without delay.
  useEffect(() => void afterFirstView(loadPane), [])

  return (
    <>
      {top && (
        <div
          className={clsx(
            'grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2.5 border-line border-b bg-card px-4 py-3 sm:px-5',
            isOpen && 'max-lg:hidden',
          )}
        >
          {top}
        </div>
      )}
      <div
        className={clsx(
          'lg:grid lg:min-h-0 lg:grow lg:grid-rows-[minmax(0,1fr)]',
          filters && !isOpen && 'xl:grid-cols-[248px_minmax(0,1fr)]',
          isOpen && widths.alone,
          filters && isOpen && widths.withFilters,
        )}
      >
        {filters && (
          <aside
            aria-label={t('filters.open')}
            className={clsx(
              'relative hidden overflow-y-auto overscroll-contain py-2 pr-4 pl-5',
              isOpen ? 'min-[90rem]:block' : 'xl:block',
            )}
          >
            {filters}
          </aside>
        )}
        <div
          id="content"
          tabIndex={-1}
          className={clsx(
            'min-w-0 outline-none max-lg:pb-6 sm:px-5 sm:pt-3.5 lg:flex lg:flex-col',
            filters && (isOpen ? 'min-[90rem]:pl-0' : 'xl:pl-0'),
            isOpen && 'max-lg:hidden lg:pr-3.5',
          )}
        >
          {children}
        </div>
        {isOpen && (
          <Suspense fallback={<PaneSkeleton />}>
            {positionID === undefined ? (
              company
            ) : (
              <PositionPane positionID={positionID} row={row} state={state} onMove={onMove} contacts={contacts} />
            )}
          </Suspense>
        )}
      </div>
    </>
  )
}

const positionWidths = {
  alone: 'lg:grid-cols-[minmax(0,1fr)_408px]',
  withFilters: 'min-[90rem]:grid-cols-[232px_minmax(0,1fr)_408px] min-[105rem]:grid-cols-[264px_minmax(0,1fr)_480px]',
}

/** Wider, for the charts. */
const companyWidths = {
  alone: 'lg:grid-cols-[minmax(0,1fr)_480px] xl:grid-cols-[minmax(0,1fr)_560px]',
  withFilters: 'min-[90rem]:grid-cols-[232px_minmax(0,1fr)_560px] min-[105rem]:grid-cols-[264px_minmax(0,1fr)_640px]',
}

function PaneSkeleton() {
  return (
    <div className="bg-card px-5 py-6 lg:border-line lg:border-l">
      <title>Vedetta</title>
      <LoadingLines count={6} />
    </div>
  )
}

/** On a phone the pane replaces the list: restores the list's scroll position when the pane is closed. */
function useListScroll(isOpen: boolean): void {
  const listScroll = useRef({ at: 0, wasOpen: false })

  useLayoutEffect(() => {
    if (!isOpen && listScroll.current.wasOpen) window.scrollTo(0, listScroll.current.at)
    listScroll.current.wasOpen = isOpen
  }, [isOpen])

  useEffect(() => {
    if (isOpen) return
    const remember = () => {
      listScroll.current.at = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isOpen])
}

/** Whether the filters are beside the list: as the classes say, narrower while nothing is open. */
export function useFiltersBeside(isOpen: boolean): boolean {
  return useMediaQuery(isOpen ? '(min-width: 90rem)' : '(min-width: 80rem)')
}

/** Hides the button where the filters are beside the list. */
export function filtersButtonClass(isOpen: boolean): string {
  return isOpen ? 'min-[90rem]:hidden' : 'xl:hidden'
}
