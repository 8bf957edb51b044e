import { expectedRule } from '@vedetta/contracts/search/expected-rule'
import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { isCounted, searchCosts } from '@vedetta/contracts/search/search-cost'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBalance } from '../../../domain/profile.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { type PositionFilter, toCriteria } from '../position-filter.ts'

export type FreeUntil = PositionSearchResult['freeUntil']

export type SearchCostProps = {
  /** Every search of companies is free. */
  isOfCompanies: boolean
  /** What a press searches; unknown while a sentence is yet to be read. */
  next: PositionFilter | undefined
  /** The search on the screen. */
  last: PositionFilter
  /** Until when what follows it is free; null where it isn't known. */
  freeUntil: FreeUntil
}

/** Below "Search", before it is pressed: that it costs a search, or is free, with the reason in its name and at the pointer. */
export function SearchCost(props: SearchCostProps) {
  const { t } = useTranslation()
  const { isFree, why } = useCost(props)
  return (
    <>
      {' '}
      <span className="font-normal text-xs opacity-90">{t(isFree ? 'cost.free' : 'cost.search')}</span>
      <span className="sr-only">, {why}</span>
      <span aria-hidden="true" title={why} className="absolute inset-0" />
    </>
  )
}

function useCost({ isOfCompanies, next, last, freeUntil }: SearchCostProps): { isFree: boolean; why: string } {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const count = useBalance()?.search.left
  if (isOfCompanies) return { isFree: true, why: t('cost.companies') }
  const rule = next ? expectedRule(toCriteria(next), { criteria: toCriteria(last), freeUntil }, now) : 'counted'
  if (!isCounted(rule)) return { isFree: true, why: searchCosts[rule][language] }
  if (count === undefined) return { isFree: false, why: t('cost.unlessEmpty') }
  if (count === 0) return { isFree: false, why: t('cost.noneLeft') }
  const left = t('results.searchesLeft', { count, n: formatNumber(count, language) })
  return { isFree: false, why: `${left}; ${t('cost.unlessEmpty')}` }
}

const tickMs = 10_000

/** The time while the screen is open, since minutes change what a search costs. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
