import type { PositionSearchResult } from '@vedetta/contracts/search/position-search'
import { useTranslation } from 'react-i18next'
import { OfferButtons } from '../filters/offer-buttons.tsx'
import type { PositionFilter } from '../position-filter.ts'

type FewResultsProps = { found: PositionSearchResult; onApply: (filter: PositionFilter) => void }

/** Under a short list that was paid for: how to find more without paying again. */
export function FewResults({ found, onApply }: FewResultsProps) {
  const { t } = useTranslation()
  const free = found.total > 0 ? found.offers.filter(({ token }) => token !== null) : []
  if (free.length === 0) return null
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-center gap-x-2 gap-y-1.5 border-line border-t px-4 py-2">
      <p className="text-muted text-sm">{t('offers.few')}</p>
      <OfferButtons offers={free} onApply={onApply} />
    </footer>
  )
}
