import { routes } from '@vedetta/contracts/routes'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { navLinkClass } from '../../ui/nav-link.ts'
import { Pill } from '../../ui/pill.tsx'
import { type PositionTab, positionTabs } from './criteria-url.ts'
import { useUnseen } from './unseen.ts'
import { useSearchState } from './use-search-state.ts'

const labels = {
  positions: 'inbox.tabPositions',
  saved: 'inbox.tabSaved',
  filters: 'inbox.tabFilters',
} as const satisfies Record<PositionTab, string>

/** The sections of the positions. From one to the other the search stays as it is. */
export function PositionTabs() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { tab, positionID, hrefOfTab } = useSearchState()
  const unseen = useUnseen()
  const isHere = pathname === routes.positions
  return (
    <nav
      aria-label={t('inbox.tabs')}
      // On a phone it is a line of its own, and the header then scrolls away.
      data-strip={isHere || undefined}
      className={clsx(
        'flex h-full',
        isHere
          ? 'max-lg:order-last max-lg:-mx-4 max-lg:h-11 max-lg:basis-[calc(100%+32px)] max-lg:overflow-x-auto max-lg:border-line max-lg:border-t max-lg:px-1 max-lg:[scrollbar-width:none] sm:max-lg:-mx-5 sm:max-lg:basis-[calc(100%+40px)]'
          : 'max-lg:h-14 max-lg:[&>a:not(:first-child)]:hidden',
        // There a position is a page of its own.
        isHere && positionID !== undefined && 'max-lg:hidden',
      )}
    >
      {positionTabs.map((each) => (
        <Link
          key={each}
          to={isHere ? hrefOfTab(each) : `${routes.positions}${each === 'positions' ? '' : `?tab=${each}`}`}
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
