import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { placeLabel } from '../../domain/place-label.ts'
import { useTerritories } from '../../domain/use-territories.ts'
import { formatDayWithAgo, formatInstant, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { InPlaceLink } from '../../ui/pages/in-place-link.tsx'
import type { CompanyDialogs, CompanyNavigation } from './company-navigation.ts'

/** In the narrow pane the contacts below should stay in reach. */
const maxBesideList = 5

type OpenPositionsProps = {
  company: CompanyDetail
  navigation: CompanyNavigation
  ExportDialog: CompanyDialogs['Export']
}

/** The open positions, newest first. */
export function OpenPositions({ company, navigation, ExportDialog }: OpenPositionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  const exporting = useLazyDialog()
  const { openPositions: count, openPositionIDs, vat } = company
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
      {count > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {count > positions.length && (
            <Link
              to={navigation.hrefOfOpenings(vat)}
              className={buttonClass({ look: 'plain', size: 'small', className: 'pointer-coarse:h-10' })}
            >
              {t('company.allPositions', { count, n: formatNumber(count, language) })}
            </Link>
          )}
          <Button look="quiet" size="small" aria-haspopup="dialog" onClick={exporting.open}>
            <Download className="size-4 text-muted" aria-hidden="true" />
            {t('inbox.export')}
          </Button>
        </div>
      )}
      {exporting.wasOpened && (
        <Suspense>
          <ExportDialog
            {...exporting.dialog}
            shownIDs={positions.map(({ positionID }) => positionID)}
            allIDs={openPositionIDs}
          />
        </Suspense>
      )}
    </DetailSection>
  )
}
