import type { Profile } from '@vedetta/contracts/customers/profile'
import { plans } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'

export function useTierName(): (tier: Profile['subscription']['tier']) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (tier) => (tier === 'none' ? t('licences.noPlan') : plans[tier][language])
}
