import { useTranslation } from 'react-i18next'
import { TagInput } from '../../../../ui/forms/tag-input.tsx'
import { choose, type FieldOfKind, type Side, valuesOf } from '../../position-filter.ts'
import type { FieldControlProps } from './control-props.ts'

/** Accepts one or many numbers as pasted from a spreadsheet: with spaces, commas, or the prefix IT. */
export function VatsControl({ field, filter, onApply }: FieldControlProps<FieldOfKind<'vats'>>) {
  const { t } = useTranslation()

  function inputOf(side: Side) {
    return {
      tone: side,
      label: t(side === 'included' ? 'filters.vats' : 'filters.excludedVats'),
      placeholder: '01234567890',
      values: valuesOf(filter, field, side),
      onAdd: (text: string) => {
        const numbers = text.split(/[\s,;]+/).map((each) => each.replace(/^IT/i, ''))
        const next = numbers.reduce((each, number) => choose(each, field, number, side), filter)
        if (!numbers.every((number) => valuesOf(next, field, side).includes(number))) return t('filters.vatInvalid')
        onApply(next)
        return undefined
      },
      onRemove: (number: string) => onApply(choose(filter, field, number, undefined)),
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TagInput {...inputOf('included')} />
      <TagInput {...inputOf('excluded')} />
    </div>
  )
}
