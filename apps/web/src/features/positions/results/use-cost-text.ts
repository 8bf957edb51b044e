import { useIsFetching } from '@tanstack/react-query'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { isCounted, searchCosts } from '@vedetta/contracts/search/search-cost'
import { useTranslation } from 'react-i18next'
import { balanceQuery, useBalance } from '../../../domain/profile.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'

/** The cost of a search by the table of costs: in few words, and the reason. */
export function useCostText(result: PositionSearchResult | undefined): { text: string; why: string } | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const balance = useBalance()
  // Until it is known what is left after this search.
  const isBalanceOld = useIsFetching({ queryKey: balanceQuery.queryKey }) > 0
  if (!result) return undefined
  const { short, [language]: why } = searchCosts[result.rule]
  if (!isCounted(result.rule)) {
    return { text: t('results.free', { why: short[language] }), why: t('results.freeBecause', { why }) }
  }
  const count = isBalanceOld ? undefined : balance?.search.left
  const left = count === undefined ? [] : [t('results.searchesLeft', { count, n: formatNumber(count, language) })]
  return { text: [short[language], ...left].join(' · '), why: t('results.countedBecause', { why }) }
}
