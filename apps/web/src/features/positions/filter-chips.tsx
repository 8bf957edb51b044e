import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { emptyFilter, type PositionFilter, setPeriod, withoutPart } from './position-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'

type FilterChipsProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

export function FilterChips({ filter, onApply }: FilterChipsProps) {
  const { t } = useTranslation()
  const { parts, period } = useFilterLabels(filter)
  if (parts.length === 0 && !period) return null
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-1.5">
      {parts.map(({ part, title, text }) => (
        <li key={`${part.field} ${part.side} ${text}`} className="flex min-w-0">
          <Chip
            tone={part.side}
            title={title}
            text={text}
            removeLabel={t('filters.remove', { text: `${title} ${text}` })}
            onRemove={() => onApply(withoutPart(filter, part))}
          />
        </li>
      ))}
      {period && (
        <li className="flex min-w-0">
          <Chip
            tone="neutral"
            title={t('filters.found')}
            text={period}
            removeLabel={t('filters.remove', { text: `${t('filters.found')} ${period}` })}
            onRemove={() => onApply(setPeriod(filter, undefined, undefined))}
          />
        </li>
      )}
      <li>
        <Button look="quiet" size="tiny" onClick={() => onApply(emptyFilter)}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
