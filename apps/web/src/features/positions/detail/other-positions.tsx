import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import type { PositionNavigation } from '../results/position-link.tsx'
import { OpenPositionList } from './open-position-list.tsx'

type OtherPositionsProps = { position: Pick<PositionDetail, 'others' | 'employer'>; navigation: PositionNavigation }

/** The company's other open positions. */
export function OtherPositions({ position: { others, employer }, navigation }: OtherPositionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (others.length === 0) return null
  const count = employer.openPositions
  return (
    <DetailSection
      title={t('detail.others')}
      aside={t('detail.openInAll', { count, n: formatNumber(count, language) })}
    >
      <OpenPositionList positions={others} navigation={navigation} />
    </DetailSection>
  )
}
