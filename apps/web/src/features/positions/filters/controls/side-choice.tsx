import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '../../../../ui/forms/segmented-control.tsx'
import type { Side } from '../../position-filter.ts'

type SideChoiceProps = { field: string; side: Side; onChange: (side: Side) => void }

/** For a field with one value per side: which side is being edited. */
export function SideChoice({ field, side, onChange }: SideChoiceProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      label={t('filters.sideOf', { field })}
      options={[
        { value: 'included', label: t('filters.include') },
        { value: 'excluded', label: t('filters.exclude') },
      ]}
      value={side}
      onChange={onChange}
    />
  )
}
