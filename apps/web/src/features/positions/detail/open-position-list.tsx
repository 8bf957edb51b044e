import type { SimilarPosition } from '@vedetta/contracts/inbox/position-detail'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatDayWithAgo } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PositionLink, type PositionNavigation } from '../results/position-link.tsx'

/** The company is named where it is not the one of the screen. */
type OpenPosition = Omit<SimilarPosition, 'company'> & Partial<Pick<SimilarPosition, 'company'>>

type OpenPositionListProps = { positions: readonly OpenPosition[]; navigation: PositionNavigation }

/** A few open positions, each a link to its detail. */
export function OpenPositionList({ positions, navigation }: OpenPositionListProps) {
  const language = useLanguage()
  const territories = useTerritories()
  return (
    <ul className="-mt-1 divide-y divide-line/60">
      {positions.map(({ positionID, name, company, places, firstSeen }) => (
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
              {[
                ...(company ? [company.name] : []),
                [...new Set(places.map((place) => placeLabel(place, territories)))].join(', '),
              ].join(' · ')}
            </p>
          </div>
          <time dateTime={firstSeen} className="shrink-0 text-muted text-xs">
            {formatDayWithAgo(new Date(firstSeen), new Date(), language)}
          </time>
        </li>
      ))}
    </ul>
  )
}
