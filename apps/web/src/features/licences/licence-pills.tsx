import type { LicenceSummary } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../ui/controls/pill.tsx'
import { useTierName } from './use-tier-name.ts'

/** Tier, trial and state of a licence. */
export function LicencePills({ licence }: { licence: Pick<LicenceSummary, 'tier' | 'trial' | 'expired'> }) {
  const { t } = useTranslation()
  const tierName = useTierName()
  return (
    <>
      <Pill tone="neutral">{tierName(licence.tier)}</Pill>
      {licence.trial && <Pill tone="new">{t('licences.trial')}</Pill>}
      <Pill tone={licence.expired ? 'no' : 'brand'}>{t(licence.expired ? 'licences.expired' : 'licences.active')}</Pill>
    </>
  )
}
