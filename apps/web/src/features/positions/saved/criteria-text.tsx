import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useFilterLabels } from '../filters/use-filter-labels.ts'
import type { PositionFilter } from '../position-filter.ts'

/** The criteria of a filter as a text, with the values of a field together. */
export function CriteriaText({ filter }: { filter: PositionFilter }) {
  const { t } = useTranslation()
  const labels = useFilterLabels(filter)
  if (labels.length === 0) return t('savedFilters.everything')
  return (
    <>
      {[...Map.groupBy(labels, ({ group }) => group)].map(([group, [first, ...others]], index) => (
        <span key={group}>
          {index > 0 && ' · '}
          {first?.title}{' '}
          <span className={clsx('font-medium', first?.side === 'excluded' ? 'text-no' : 'text-ink')}>
            {[first, ...others].map((label) => label?.text).join(', ')}
          </span>
        </span>
      ))}
      {filter.aiSearch && ` · ${t('related.switch')}`}
    </>
  )
}
