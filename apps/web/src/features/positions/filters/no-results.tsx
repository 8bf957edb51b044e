import type { SearchOffer } from '@vedetta/contracts/search/position-search'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { focusResults } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/pages/states.tsx'
import { countOf, emptyFilter, type PositionFilter, setValue } from '../position-filter.ts'
import { circleOf, distanceOf, widerDistance } from './distances.ts'
import { OfferButtons } from './offer-buttons.tsx'
import { ReadingOffer } from './reading-offer.tsx'
import { type FilterLabel, useFilterLabels } from './use-filter-labels.ts'

type NoResultsProps = {
  of: keyof typeof words
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  /** Changes that the server has counted. */
  offers?: readonly SearchOffer[]
  /** A further action. */
  children?: ReactNode
}

const words = {
  positions: {
    none: 'empty.none',
    noneText: 'empty.noneText',
    title: 'empty.title',
    loosen: 'empty.loosen',
    loosenPlace: 'empty.loosenPlace',
  },
  companies: {
    none: 'companies.none',
    noneText: 'companies.noneText',
    title: 'companies.noneFound',
    loosen: 'companies.loosen',
    loosenPlace: 'companies.loosenPlace',
  },
} as const

/** Offers to loosen the filter: by what finds something, else the radius, then the period and the last criterion. */
export function NoResults({ of, filter, onApply: applyFilter, offers = [], children }: NoResultsProps) {
  const { t } = useTranslation()
  // The pressed button disappears.
  const onApply = (next: PositionFilter) => {
    applyFilter(next)
    focusResults()
  }
  const labels = useFilterLabels(filter)
  const circle = filter.fields.city?.included
  const wider = circle && widerDistance(distanceOf(circle))
  const last = labels.findLast(({ side }) => side === 'included') ?? labels.findLast(({ side }) => side === 'excluded')
  const offered = [labels.find(({ group }) => group === 'period'), last].filter((label) => label !== undefined)

  const reading = of === 'positions' && <ReadingOffer filter={filter} onApply={onApply} />

  if (countOf(filter) === 0) {
    return (
      <EmptyState title={t(words[of].none)} text={t(words[of].noneText)}>
        {children}
      </EmptyState>
    )
  }
  if (offers.length > 0) {
    return (
      <EmptyState title={t(words[of].title)} text={t('offers.text')}>
        {reading}
        <OfferButtons offers={offers} onApply={applyFilter} />
        <Button look="quiet" size="small" onClick={() => onApply(emptyFilter)}>
          {t('empty.clear')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(words[of].title)} text={t(circle ? words[of].loosenPlace : words[of].loosen)}>
      {reading}
      {wider && (
        <Button
          look="plain"
          size="small"
          onClick={() => onApply(setValue(filter, 'city', 'included', circleOf(circle.istat, wider)))}
        >
          {t('empty.widen', { km: wider.toKm })}
        </Button>
      )}
      {offered.map((label: FilterLabel) => (
        <Button
          key={label.group}
          look="plain"
          size="small"
          className="max-w-full"
          onClick={() => onApply(label.without)}
        >
          <span className="truncate">{t('empty.remove', { text: `${label.title} ${label.text}` })}</span>
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={() => onApply(emptyFilter)}>
        {t('empty.clear')}
      </Button>
      {children}
    </EmptyState>
  )
}
