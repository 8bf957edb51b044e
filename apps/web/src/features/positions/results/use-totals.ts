import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'

/** Above it the number of companies is approximate by contract. */
const maxExactCompanies = 3000

export function useTotals(
  result: PositionSearchResult | undefined,
): { positions: string; companies: string | undefined } | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!result) return undefined
  const { total, companies } = result
  const about = companies > maxExactCompanies ? 'results.companiesAbout' : 'results.companies'
  return {
    positions: t('results.positions', { count: total, n: formatNumber(total, language) }),
    companies: total > 0 ? t(about, { count: companies, n: formatNumber(companies, language) }) : undefined,
  }
}
