import { useQueryClient } from '@tanstack/react-query'
import type { SearchOffer } from '@vedetta/contracts/search/position-search'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { focusResults } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { fromCriteria, type PositionFilter } from '../position-filter.ts'
import { followOffer } from '../positions.api.ts'
import { useOfferText } from './use-offer-text.ts'

type OfferButtonsProps = { offers: readonly SearchOffer[]; onApply: (filter: PositionFilter) => void }

/** Changes of the search that find more, each with how many where that is known. */
export function OfferButtons({ offers, onApply }: OfferButtonsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const textOf = useOfferText()

  function follow({ criteria, token }: SearchOffer) {
    const filter = fromCriteria(criteria)
    if (token) followOffer(client, filter, token)
    onApply(filter)
    focusResults()
  }

  return offers.map((offer) => {
    const text = textOf(offer)
    const n = offer.found === null ? undefined : formatNumber(offer.found, language)
    return (
      <Button key={text} look="plain" size="small" className="max-w-full" onClick={() => follow(offer)}>
        <span className="truncate">{text}</span>{' '}
        {n && (
          <span className="text-brand tabular-nums">
            {n}
            <span className="sr-only"> {t('offers.positions', { count: offer.found ?? 0 })}</span>
          </span>
        )}
      </Button>
    )
  })
}
