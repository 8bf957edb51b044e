import { filterFields } from '@vedetta/contracts/search/filter-fields'
import type { SearchOffer } from '@vedetta/contracts/search/position-search'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'

/** An offer in few words, such as “within 100 km”. */
export function useOfferText(): (offer: SearchOffer) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ kind, field, word, criteria }) => {
    const { city } = criteria.position
    const name = field === 'period' || field === 'statuses' ? '' : filterFields[field].labels[language]
    if (kind === 'widerRadius') return t('offers.radius', { km: city?.mode === 'radius' ? city.km : '' })
    if (kind === 'related') return t('offers.related')
    if (kind === 'wordMended') return t('offers.meant', { text: word })
    if (kind === 'wordDropped') return t('offers.withoutWord', { word })
    if (kind === 'periodDropped') return t('offers.anyPeriod')
    if (kind === 'statusesDropped') return t('offers.anyStatus')
    return t(kind === 'exclusionDropped' ? 'offers.withoutExclusion' : 'offers.without', { name })
  }
}
