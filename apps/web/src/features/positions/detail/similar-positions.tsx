import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { similarPositionsQuery } from '../positions.api.ts'
import type { PositionNavigation } from '../results/position-link.tsx'
import { OpenPositionList } from './open-position-list.tsx'

type SimilarPositionsProps = { positionID: string; navigation: PositionNavigation }

/** Positions of the same occupation nearby, at other companies. They are a help: where they can't be read, nothing is said. */
export function SimilarPositions({ positionID, navigation }: SimilarPositionsProps) {
  const { t } = useTranslation()
  const { data } = useQuery(similarPositionsQuery(positionID))
  if (!data || data.positions.length === 0) return null
  return (
    <DetailSection title={t('detail.similar')} aside={t('detail.similarWhere')}>
      <OpenPositionList positions={data.positions} navigation={navigation} />
    </DetailSection>
  )
}
