import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Select } from '../../../ui/forms/select.tsx'
import type { RowSet } from './row-sets.ts'

const kinds = {
  selected: 'export.sets.selected',
  shown: 'export.sets.shown',
  first: 'export.sets.first',
  all: 'export.sets.all',
} as const satisfies Record<RowSet['kind'], string>

type RowSetChoiceProps = { sets: readonly RowSet[]; chosen: RowSet; onChange: (key: string) => void }

export function RowSetChoice({ sets, chosen, onChange }: RowSetChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Select
      label={t('export.rows')}
      options={sets.map((set) => ({
        value: keyOf(set),
        label: t(kinds[set.kind], { n: formatNumber(set.count, language) }),
      }))}
      value={keyOf(chosen)}
      onChange={onChange}
    />
  )
}

export const keyOf = ({ kind, count }: RowSet): string => `${kind} ${count}`
