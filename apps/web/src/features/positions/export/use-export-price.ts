import type { ExportCost } from '@vedetta/contracts/inbox/position-export'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { affordable } from './export-cost.tsx'

/** What the press will take, and how many come out where the credits do not last. */
export function useExportPrice(): (cost: ExportCost) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  const countOf = (count: number) => ({ count, n: formatNumber(count, language) })
  return (cost) => {
    if (cost.credits === 0) return t('export.free')
    if (cost.credits <= cost.left) return t('export.credits', countOf(cost.credits))
    return `${t('export.creditsLeft', countOf(cost.left))}: ${t('export.willBe', countOf(affordable(cost)))}`
  }
}
