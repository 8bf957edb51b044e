import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { placeLabel } from '../../domain/place-label.ts'
import { useTerritories } from '../../domain/use-territories.ts'
import { formatDayWithAgo, formatInstant, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { InPlaceLink } from '../../ui/pages/in-place-link.tsx'
import type { CompanyNavigation } from './company-navigation.ts'

/** In the narrow pane the contacts below should stay in reach. */
const maxBesideList = 5

/** The open positions, newest first. */
export function OpenPositions({ company, navigation }: { company: CompanyDetail; navigation: CompanyNavigation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  const { openPositions: count, vat } = company
  const positions = navigation.isPage ? company.positions : company.positions.slice(0, maxBesideList)
  return (
    <DetailSection title={t('company.openPositions')} aside={formatNumber(count, language)}>
      {positions.length === 0 && <p className="text-pretty text-muted text-sm">{t('company.noPositions')}</p>}
      <ul className="-mt-1 divide-y divide-line/60 empty:hidden">
        {positions.map(({ positionID, name, places, firstSeen }) => (
          <li key={positionID} className="relative flex items-baseline gap-3 py-2">
            <div className="min-w-0 grow">
              <InPlaceLink
                to={navigation.hrefOfPosition(positionID)}
                onOpen={() => navigation.openPosition(positionID)}
                className="rounded-sm font-medium after:absolute after:inset-0 hover:text-brand"
              >
                {name}
              </InPlaceLink>
              <p className="truncate text-muted text-xs">
                {[...new Set(places.map((each) => placeLabel(each, territories)))].join(', ')}
              </p>
            </div>
            <time
              dateTime={firstSeen}
              title={formatInstant(new Date(firstSeen), language)}
              className="shrink-0 text-muted text-xs"
            >
              {formatDayWithAgo(new Date(firstSeen), new Date(), language)}
            </time>
          </li>
        ))}
      </ul>
      {count > positions.length && (
        <Link
          to={navigation.hrefOfOpenings(vat)}
          className={buttonClass({ look: 'plain', size: 'small', className: 'mt-2 pointer-coarse:h-10' })}
        >
          {t('company.allPositions', { count, n: formatNumber(count, language) })}
        </Link>
      )}
    </DetailSection>
  )
}
