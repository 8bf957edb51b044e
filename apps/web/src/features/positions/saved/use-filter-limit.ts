import { useQuery } from '@tanstack/react-query'
import { plans } from '@vedetta/contracts/facts/plans'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../domain/profile.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { savedFiltersQuery } from '../positions.api.ts'

/** "3 di 25": the number of saved filters and the plan's limit. */
export function useFilterLimit(): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const { user } = useProfile()
  const { data } = useQuery(savedFiltersQuery)
  const tier = user?.subscription.tier
  if (!data || !tier || tier === 'none') return undefined
  return t('savedFilters.limit', {
    saved: formatNumber(data.filters.length, language),
    most: formatNumber(plans[tier].savedFilters, language),
  })
}
