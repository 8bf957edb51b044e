import type { PositionSort } from '@vedetta/contracts/position-sort'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'

type SortChoiceProps = { sort: PositionSort; onChange: (sort: PositionSort) => void }

export function SortChoice({ sort, onChange }: SortChoiceProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('filters.sort')}
      options={[
        { value: 'date', label: t('filters.byDate') },
        { value: 'relevance', label: t('filters.byRelevance') },
      ]}
      value={sort}
      onChange={onChange}
    />
  )
}
