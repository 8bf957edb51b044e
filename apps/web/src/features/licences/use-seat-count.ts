import type { LicenceSummary } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'

/** "4 posti assegnati su 5". */
export function useSeatCount(): (licence: Pick<LicenceSummary, 'assigned' | 'size'>) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ assigned, size }) => {
    const n = formatNumber(assigned, language)
    if (size === null) return t('licences.seatsUnlimited', { count: assigned, n })
    return t('licences.seatsOf', { count: assigned, n, size: formatNumber(size, language) })
  }
}
