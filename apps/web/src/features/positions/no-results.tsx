import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { circleOf, widerThan } from './distances.ts'
import { countOf, emptyFilter, type PositionFilter, setPeriod, setValue, withoutPart } from './position-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'

type NoResultsProps = { filter: PositionFilter; onApply: (filter: PositionFilter) => void }

/** Says what to loosen, and offers to: the circle first, then the last filter. */
export function NoResults({ filter, onApply }: NoResultsProps) {
  const { t } = useTranslation()
  const { parts, period } = useFilterLabels(filter)
  const circle = filter.fields.city?.included
  const wider = circle && widerThan(circle.mode === 'exact' ? 0 : circle.km)
  const last = parts.findLast(({ part }) => part.side === 'included') ?? parts.at(-1)

  if (countOf(filter) === 0) return <EmptyState title={t('empty.none')} text={t('empty.noneText')} />
  return (
    <EmptyState title={t('empty.title')} text={circle ? t('empty.loosenPlace') : t('empty.loosen')}>
      {wider && (
        <Button
          look="plain"
          size="small"
          onClick={() => onApply(setValue(filter, 'city', 'included', circleOf(circle.istat, wider)))}
        >
          {t('empty.widen', { km: wider })}
        </Button>
      )}
      {period && (
        <Button look="plain" size="small" onClick={() => onApply(setPeriod(filter, undefined, undefined))}>
          {t('empty.remove', { text: `${t('filters.found')} ${period}` })}
        </Button>
      )}
      {last && (
        <Button
          look="plain"
          size="small"
          className="max-w-full"
          onClick={() => onApply(withoutPart(filter, last.part))}
        >
          <span className="truncate">{t('empty.remove', { text: `${last.title} ${last.text}` })}</span>
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onApply(emptyFilter)}>
        {t('empty.clear')}
      </Button>
    </EmptyState>
  )
}
