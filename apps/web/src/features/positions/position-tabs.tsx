import { routes } from '@vedetta/contracts/routes'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { navLinkClass } from '../../ui/nav-link.ts'
import { Pill } from '../../ui/pill.tsx'
import { type PositionTab, positionTabs } from './search-url.ts'
import { useUnseenCount } from './unseen-count.ts'
import { useSearchState } from './use-search-state.ts'

const labels = {
  positions: 'inbox.tabPositions',
  companies: 'inbox.tabCompanies',
  saved: 'inbox.tabSaved',
  savedCompanies: 'inbox.tabSavedCompanies',
  filters: 'inbox.tabFilters',
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
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, isHere])

  return (
    <nav
      ref={strip}
      aria-label={t('inbox.tabs')}
      // On narrow screens the tabs are a row of their own; on a phone the header then scrolls away.
      data-strip={isHere || undefined}
      className={clsx(
        'flex h-full',
        isHere
          ? 'max-xl:order-last max-xl:-mx-4 max-xl:h-11 max-xl:basis-[calc(100%+32px)] max-xl:overflow-x-auto max-xl:border-line max-xl:border-t max-xl:px-1 max-xl:[scrollbar-width:none] sm:max-xl:-mx-5 sm:max-xl:basis-[calc(100%+40px)]'
          : 'max-xl:h-14 max-xl:[&>a:not(:first-child)]:hidden',
        // On a phone the open position fills the page.
        isHere && isAnyOpen && 'max-lg:hidden',
      )}
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
