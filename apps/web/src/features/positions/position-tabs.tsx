import { routes } from '@vedetta/contracts/calls/routes'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/controls/pill.tsx'
import { navLinkClass } from '../../ui/pages/nav-link.ts'
import { type PositionTab, positionTabs } from './search-url.ts'
import { tabStripClass } from './tab-strip.tsx'
import { useUnseenCount } from './unseen-count.ts'
import { useSearchState } from './use-search-state.ts'

const labels = {
  positions: 'inbox.tabPositions',
  companies: 'inbox.tabCompanies',
  saved: 'inbox.tabSaved',
  savedCompanies: 'inbox.tabSavedCompanies',
  filters: 'inbox.tabFilters',
  discarded: 'inbox.tabDiscarded',
} as const satisfies Record<PositionTab, string>

/** The sections of the positions area. Changing the section keeps the search. */
export function PositionTabs() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { tab, isAnyOpen, hrefOfTab } = useSearchState()
  const unseen = useUnseenCount()
  const isHere = pathname === routes.positions
  const strip = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tab triggers the scroll
  useEffect(() => {
    if (strip.current) centreCurrent(strip.current)
  }, [tab, isHere])

  return (
    <nav
      ref={strip}
      aria-label={t('inbox.tabs')}
      // On a phone the header with this row scrolls away.
      data-strip={isHere || undefined}
      className={tabStripClass({ isHere, isAnyOpen })}
    >
      {positionTabs.map((each) => (
        <Link
          key={each}
          to={isHere ? hrefOfTab(each) : `${routes.positions}?tab=${each}`}
          aria-current={isHere && each === tab ? 'page' : undefined}
          className={navLinkClass}
        >
          {t(labels[each])}
          {each === 'positions' && unseen !== undefined && unseen > 0 && (
            <Pill tone="new">{t('inbox.unseen', { count: unseen, n: formatNumber(unseen, language) })}</Pill>
          )}
        </Link>
      ))}
    </nav>
  )
}

/** Moves the row alone: `scrollIntoView` would also scroll the page, up to a header that has scrolled away. */
function centreCurrent(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')
  if (!current) return
  const [row, tab] = [strip.getBoundingClientRect(), current.getBoundingClientRect()]
  strip.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2)
}
