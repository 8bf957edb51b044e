import type { PositionDetail } from '@vedetta/contracts/position-detail'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatAgo, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { DetailSection } from '../../../ui/detail-section.tsx'
import { PositionLink, type PositionNavigation } from '../results/position-link.tsx'

type OtherPositionsProps = { position: Pick<PositionDetail, 'others' | 'employer'>; navigation: PositionNavigation }

/** The company's other open positions. */
export function OtherPositions({ position: { others, employer }, navigation }: OtherPositionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  if (others.length === 0) return null
  const count = employer.openPositions
  return (
    <DetailSection
      title={t('detail.others')}
      aside={t('detail.openInAll', { count, n: formatNumber(count, language) })}
    >
      <ul className="-mt-1 divide-y divide-line/60">
        {others.map(({ positionID, name, places, firstSeen }) => (
          <li key={positionID} className="relative flex items-baseline gap-3 py-2">
            <div className="min-w-0 grow">
              <PositionLink
                positionID={positionID}
                navigation={navigation}
                className="rounded-sm font-medium after:absolute after:inset-0 hover:text-brand"
              >
                {name}
              </PositionLink>
              <p className="truncate text-muted text-xs">
                {[...new Set(places.map((place) => placeLabel(place, territories)))].join(', ')}
              </p>
            </div>
            <time dateTime={firstSeen} className="shrink-0 text-muted text-xs">
              {formatAgo(new Date(firstSeen), new Date(), language)}
            </time>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
