import { useTranslation } from 'react-i18next'
import { formatDate } from '../lib/format.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useBalance } from './profile.ts'

/** "Si rinnovano il 17 dic 2026.", of the searches and credits of the licence in use; undefined until it is known. */
export function useRenewal(): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const balance = useBalance()
  return balance && `${t('header.reset', { day: formatDate(new Date(balance.nextReset), language) })}.`
}
